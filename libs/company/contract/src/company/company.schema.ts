import { boolean, id, type InferType, record, string, version, versioned } from '@freightdesk/shared-endpoint/schema';
import { address, gstin, pan, phone, stateCode, withoutContradictions } from './identity.schema';

const text = (most: number) => string().max(most).nullable();

/** What is left out stays as it was; null clears. Name and State, once there, can be changed but not cleared. */
export const updateCompanyInput = versioned({
  name: string().min(2).max(200),
  legalName: text(200),
  stateCode: stateCode(),
  gstin: gstin().nullable(),
  pan: pan().nullable(),
  tan: text(20).matches(/^[A-Z]{4}\d{5}[A-Z]$/, {
    message: 'A TAN is four letters, five digits and a letter, such as MUMA12345B.',
    excludeEmptyString: true,
  }),
  cin: text(30),
  address: address.nullable().default(undefined),
  phone: phone().nullable(),
  email: string().email().max(254).nullable(),
  website: text(200),
  taxOnAdvances: boolean(),
  tdsToTheRupee: boolean(),
}).test('contradictions', (company, context) => withoutContradictions(company, context));
export type UpdateCompanyInput = InferType<typeof updateCompanyInput>;

const known = () => string().defined().nullable();

export const company = record({
  id: id().required(),
  /** Name and State are null until an administrator enters them; nothing can be issued before. */
  name: known(),
  legalName: known(),
  stateCode: known(),
  gstin: known(),
  pan: known(),
  tan: known(),
  cin: known(),
  address: address.nullable().defined(),
  phone: known(),
  email: known(),
  website: known(),
  /** Whether a customer's advance bears GST on receipt (CGST Act s.13(2)). */
  taxOnAdvances: boolean().required(),
  /** Whether tax deducted at source is rounded to the rupee (Income-tax Act s.288B); else it is to the paisa. */
  tdsToTheRupee: boolean().required(),
  version: version().required(),
});
export type Company = InferType<typeof company>;
