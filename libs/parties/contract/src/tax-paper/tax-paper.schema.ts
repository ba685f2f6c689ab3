import {
  array,
  betweenGiven,
  businessDate,
  decimalText,
  id,
  type InferType,
  minorUnits,
  number,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { tdsNatures } from '../party/party.kinds';
import { taxPaperKinds } from './tax-paper.kinds';
import { taxPaperProblems } from './tax-paper.rules';

const nature = () =>
  string()
    .nullable()
    .oneOf([...tdsNatures, null]);

const said = {
  kind: string().label('Paper').oneOf(taxPaperKinds).required(),
  from: businessDate().label('From').required(),
  until: businessDate().label('Until').required(),
  nature: nature().label('Nature of payment'),
  number: string().label('Number of the certificate').max(40).nullable(),
  percent: decimalText({ digits: 2, decimals: 2 }).label('Rate, %').nullable(),
  limitPaise: minorUnits().label('Up to payments of').min(1).nullable(),
  carriages: number().label('Goods carriages owned').integer().min(0).max(10_000).nullable(),
  treaty: string().label('Treaty and article, or why nothing is taxable').max(300).nullable(),
  /** A file beside the party. */
  documentId: id().label('Its file').nullable(),
};

const addFields = record({ partyId: id().label('Party').required(), ...said });
export const addTaxPaperInput = addFields.test('problems', betweenGiven(taxPaperProblems));
export type AddTaxPaperInput = InferType<typeof addTaxPaperInput>;

export const withdrawTaxPaperInput = versioned({
  reason: string().label('Reason').min(3).max(300).required(),
});
export type WithdrawTaxPaperInput = InferType<typeof withdrawTaxPaperInput>;

export const taxPapersQuery = record({ partyId: id().required() });
export type TaxPapersQuery = InferType<typeof taxPapersQuery>;

export const taxPaperSchema = record({
  id: id().required(),
  partyId: id().required(),
  kind: said.kind,
  from: said.from,
  until: said.until,
  nature: nature().defined(),
  number: string().nullable().defined(),
  percent: string().nullable().defined(),
  limitPaise: minorUnits().nullable().defined(),
  carriages: number().nullable().defined(),
  treaty: string().nullable().defined(),
  documentId: id().nullable().defined(),
  /** Why it does not hold any more; null while it does. */
  withdrawnReason: string().nullable().defined(),
  version: version().required(),
});
export type TaxPaper = InferType<typeof taxPaperSchema>;

export const taxPapersSchema = record({ papers: array(taxPaperSchema.required()).required() });
export type TaxPapers = InferType<typeof taxPapersSchema>;
