import {
  boolean,
  businessDate,
  decimalText,
  emailAddress,
  id,
  type InferType,
  record,
  string,
  version,
} from '@freightdesk/shared-endpoint/schema';
import { lutTermProblem } from './company.rules';
import { address, gstin, pan, phone, stateCode, withoutContradictions } from './identity.schema';
import { einvoiceTurnovers } from './einvoice-turnover';

const text = (most: number) => string().max(most).nullable();

/** The letter of undertaking under which exports go without tax. The portal gives it an ARN of fifteen characters. */
const lut = record({
  number: string()
    .matches(/^[A-Z]{2}[A-Z0-9]{13}$/, {
      message: 'An ARN has two letters and thirteen more characters, such as AD270326000123X.',
      excludeEmptyString: true,
    })
    .required()
    .label('ARN'),
  validFrom: businessDate().required().label('Valid from'),
  validUntil: businessDate().required().label('Valid until'),
}).test('term', (term, { path, createError }) => {
  const problem = term ? lutTermProblem(term) : null;
  return problem === null || createError({ path: `${path}.validUntil`, message: problem });
});
export type Lut = InferType<typeof lut>;

/** What is left out stays as it was; null clears. Name and State, once there, can be changed but not cleared. */
export const updateCompanyInput = record({
  /** There is one; whoever names it is held to it. */
  id: id(),
  version: version().required(),
  name: string().min(2).max(200).label('Company name'),
  legalName: text(200).label('Legal name'),
  stateCode: stateCode(),
  gstin: gstin().nullable(),
  pan: pan().nullable(),
  tan: text(20)
    .matches(/^[A-Z]{4}\d{5}[A-Z]$/, {
      message: 'A TAN is four letters, five digits and a letter, such as MUMA12345B.',
      excludeEmptyString: true,
    })
    .label('TAN'),
  cin: text(30).label('CIN'),
  address: address.nullable().default(undefined),
  phone: phone().nullable(),
  email: emailAddress().nullable().label('E-mail address'),
  website: text(200).label('Website'),
  lut: lut.nullable().default(undefined),
  taxOnAdvances: boolean().label('Tax advances on receipt'),
  tdsToTheRupee: boolean().label('Round TDS to the rupee'),
  marginFloorPercent: decimalText({ digits: 2, decimals: 2 })
    .label('Least margin of quotations and jobs, %')
    .nullable(),
  costTolerancePercent: decimalText({ digits: 2, decimals: 2 })
    .label('A bill may exceed what was accrued by, %')
    .nullable(),
  interestPercent: decimalText({ digits: 2, decimals: 2 })
    .test('above-zero', 'Enter a number above zero.', (text) => !text || /[1-9]/.test(text))
    .label('Interest on overdue invoices, % a year')
    .nullable(),
  podByAnother: boolean().label('Another person verifies a proof of delivery'),
  einvoiceTurnover: string().oneOf(einvoiceTurnovers).label('Turnover in any year since 2017-18'),
  einvoiceFrom: businessDate().label('E-invoices of documents from').nullable(),
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
  lut: lut.nullable().defined(),
  /** Whether a customer's advance bears GST on receipt (CGST Act s.13(2)). */
  taxOnAdvances: boolean().required(),
  /** Whether tax deducted at source is rounded to the rupee (Income-tax Act s.288B); else it is to the paisa. */
  tdsToTheRupee: boolean().required(),
  /** Below it a quotation waits for an administrator, and a job is told before it is billed and is closed by one; null where there is no such margin. */
  marginFloorPercent: known(),
  /** By how much a vendor’s bill may exceed what was accrued or quoted before an administrator approves it; null for no such limit. */
  costTolerancePercent: known(),
  /** What a customer who pays late is charged, where nothing else was agreed; null where no rate is usual. */
  interestPercent: known(),
  /** Whether another person than who uploaded it judges a proof of delivery. */
  podByAnother: boolean().required(),
  /** Above 5 crore sale documents are registered at the e-invoice portal, from 10 crore within 30 days. */
  einvoiceTurnover: string().oneOf(einvoiceTurnovers).required(),
  /** Documents of before are not registered: the first of April after the year that was above 5 crore. Null where all of them are. */
  einvoiceFrom: businessDate().nullable().defined(),
  /** Another one with each change of the logo, so that a page knows when to fetch it anew. */
  logoId: known(),
  version: version().required(),
});
export type Company = InferType<typeof company>;
