import {
  boolean,
  emailAddress,
  id,
  type InferType,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { address, gstin, phone, stateCode, withoutContradictions } from '../company/identity.schema';

/** Two or three characters: a docket number with its branch code must stay within 16 (CGST Rules, rule 46(b)). */
const code = () =>
  string()
    .matches(/^[A-Z][A-Z0-9]{1,2}$/, 'Two or three capital letters or digits, such as BOM.')
    .label('Code');

const particulars = {
  gstin: gstin().nullable(),
  address: address.nullable().default(undefined),
  phone: phone().nullable(),
  email: emailAddress().nullable().label('E-mail address'),
};

const name = () => string().min(1, 'This is needed.').max(120).label('Name');

export const addBranchInput = record({
  ...particulars,
  code: code().required(),
  name: name().required(),
  stateCode: stateCode().required(),
}).test('contradictions', (branch, context) => withoutContradictions(branch, context));
export type AddBranchInput = InferType<typeof addBranchInput>;

/** What is left out stays as it was; null clears. The code stands in numbers that were given, so it never changes. */
export const updateBranchInput = versioned({
  ...particulars,
  name: name(),
  stateCode: stateCode(),
  active: boolean().label('Active'),
}).test('contradictions', (branch, context) => withoutContradictions(branch, context));
export type UpdateBranchInput = InferType<typeof updateBranchInput>;

export const branch = record({
  id: id().required(),
  code: string().required(),
  name: string().required(),
  gstin: string().defined().nullable(),
  /** Null only for the first branch of a company that has no State yet. */
  stateCode: string().defined().nullable(),
  address: address.nullable().defined(),
  phone: string().defined().nullable(),
  email: string().defined().nullable(),
  /** The branch that documents take when none is chosen. */
  isHeadOffice: boolean().required(),
  active: boolean().required(),
  version: version().required(),
});
export type Branch = InferType<typeof branch>;
