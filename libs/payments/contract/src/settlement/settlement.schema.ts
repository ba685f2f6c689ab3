import { postedVoucherSchema } from '@freightdesk/ledger-contract/schema';
import {
  array,
  businessDate,
  id,
  type InferType,
  minorUnits,
  named,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { currency } from '../payment/payment-answer.schema';
import { type TradeDirection, tradeDirections } from '../payment/payment.kinds';
import { type SettlementKind, settlementKinds, type SettlementStatus, settlementStatuses } from './settlement.kinds';

const aboveZero = () => minorUnits().label('Amount').min(1, 'Enter an amount above zero.').required();
const why = () => string().label('Reason').min(3).max(500);
const direction = () => string<TradeDirection>().oneOf(tradeDirections);

/** So much of each of these documents; documents that are below zero are set off within a payment. */
const parts = () =>
  array(record({ invoiceId: id().required(), amountMinor: aboveZero() }))
    .required()
    .max(500);

/** One party's invoices against its bills, as much of the one as of the other. */
export const setOffInput = record({
  partyId: id().label('Party').required(),
  date: businessDate().label('Date').required(),
  currency: currency().required(),
  sales: parts().label('Invoices').min(1, 'Give an amount to at least one invoice.'),
  bills: parts().label('Bills').min(1, 'Give an amount to at least one bill.'),
  reason: why(),
});
export type SetOffInput = InferType<typeof setOffInput>;

/** What is left of a customer's invoice (`RECEIPT`) or of a vendor's bill (`PAYMENT`) and will not be paid. */
export const writeOffInput = record({
  direction: direction().required(),
  invoiceId: id().label('Invoice').required(),
  amountMinor: aboveZero(),
  reason: why().required(),
});
export type WriteOffInput = InferType<typeof writeOffInput>;

export const approveWriteOffInput = versioned({});
export type ApproveWriteOffInput = InferType<typeof approveWriteOffInput>;

/** Of a request that is refused, or of a settlement that is taken back. */
export const settlementReasonInput = versioned({ reason: why().required() });
export type SettlementReasonInput = InferType<typeof settlementReasonInput>;

const settlementFields = {
  id: id().required(),
  number: string().required(),
  kind: string<SettlementKind>().oneOf(settlementKinds).required(),
  status: string<SettlementStatus>().oneOf(settlementStatuses).required(),
  /** Of a write-off the day on which it was asked for, and once it is posted that of its voucher. */
  date: businessDate().required(),
  party: named().required(),
  currency: currency().required(),
  /** Of each side of a set-off, in `currency`; and in rupees what it takes off the documents of the first side. */
  amountMinor: minorUnits().required(),
  amountPaise: minorUnits().required(),
  /** What the rates of the two sides differ by. */
  fxGainPaise: minorUnits().required(),
  reason: string().nullable().defined(),
  requestedBy: string().required(),
  decidedBy: string().nullable().defined(),
  refuseReason: string().nullable().defined(),
  reverseReason: string().nullable().defined(),
  version: version().required(),
};

export const settlementRowSchema = record(settlementFields);
export type SettlementRow = InferType<typeof settlementRowSchema>;

const settledDocument = record({
  id: id().required(),
  number: string().required(),
  supplierNumber: string().nullable().defined(),
  /** Ours to a customer, or a vendor's. */
  direction: direction().required(),
});

export const settlementSchema = record({
  ...settlementFields,
  /** What a write-off is asked of. */
  document: settledDocument.nullable().default(undefined).defined(),
  /** What was settled, and below zero what a reversal took back. */
  allocations: array(
    record({
      id: id().required(),
      document: settledDocument.required(),
      amountMinor: minorUnits().required(),
      date: businessDate().required(),
    }),
  ).required(),
  vouchers: array(postedVoucherSchema).required(),
});
export type Settlement = InferType<typeof settlementSchema>;
