import {
  array,
  businessDate,
  id,
  type InferType,
  minorUnits,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';

/** Names the document, whichever column's it is: no two have one id. */
export const postedVouchersQuery = record({ documentId: id().required() });
export type PostedVouchersQuery = InferType<typeof postedVouchersQuery>;

export const postedVoucherSchema = record({
  id: id().required(),
  date: businessDate().required(),
  narration: string().required(),
  /** The voucher of which this one is the mirror. */
  reversesId: id().nullable().defined(),
  /** The branches that its lines are of, by name. */
  branches: array(string().required()).required(),
  lines: array(
    record({
      accountCode: string().required(),
      accountName: string().required(),
      debitPaise: minorUnits().required(),
      creditPaise: minorUnits().required(),
    }),
  ).required(),
});
export type PostedVoucher = InferType<typeof postedVoucherSchema>;
