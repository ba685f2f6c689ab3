import { postedVoucherSchema } from '@freightdesk/ledger-contract/schema';
import {
  array,
  boolean,
  businessDate,
  id,
  type InferType,
  minorUnits,
  named,
  record,
  saved,
  string,
  version,
} from '@freightdesk/shared-endpoint/schema';
import { type CurrencyCode, currencyCodes } from '@freightdesk/shared-money';
import {
  type PaymentDirection,
  paymentDirections,
  type PaymentMode,
  paymentModes,
  type PaymentStatus,
  paymentStatuses,
  type TradeDirection,
  tradeDirections,
} from './payment.kinds';

export const currency = () => string<CurrencyCode>().label('Currency').oneOf(currencyCodes, 'Choose a currency.');

const scalars = {
  id: id().required(),
  number: string().required(),
  direction: string<PaymentDirection>().oneOf(paymentDirections).required(),
  status: string<PaymentStatus>().oneOf(paymentStatuses).required(),
  date: businessDate().required(),
  bank: named().required(),
  party: named().nullable().default(undefined).defined(),
  mode: string<PaymentMode>().oneOf(paymentModes).required(),
  reference: string().nullable().defined(),
  currency: currency().required(),
  exchangeRate: string().required(),
  /** What moved at the bank, in `currency`, and at the account in rupees. */
  amountMinor: minorUnits().required(),
  bankAmountPaise: minorUnits().required(),
  tdsPaise: minorUnits().required(),
  bankChargesPaise: minorUnits().required(),
  /** In `currency`; the same in rupees at the payment's own worth. Of a reversed payment both are nothing. */
  allocatedMinor: minorUnits().required(),
  unallocatedMinor: minorUnits().required(),
  allocatedPaise: minorUnits().required(),
  unallocatedPaise: minorUnits().required(),
  fxGainPaise: minorUnits().required(),
  reverseReason: string().nullable().defined(),
  /** Why a person said that no GST is due on the advance. */
  advanceTaxReason: string().nullable().defined(),
  /** The form under which it went abroad ahead of a bill. */
  form15ca: string().nullable().defined(),
  /** What it is for, where it is for nobody's invoices. */
  account: record({ code: string().required(), name: string().required() }).nullable().default(undefined).defined(),
  /** The GST within an expense, or within the bank's charges of a party's receipt or payment. */
  gstRate: string().nullable().defined(),
  supply: string().nullable().defined(),
  itcEligible: boolean().nullable().defined(),
  /** Of an expense: its tax is beside the amount, and we owe it. */
  reverseCharge: boolean().required(),
  taxablePaise: minorUnits().nullable().defined(),
  cgstPaise: minorUnits().nullable().defined(),
  sgstPaise: minorUnits().nullable().defined(),
  igstPaise: minorUnits().nullable().defined(),
  challanNumber: string().nullable().defined(),
  challanBsrCode: string().nullable().defined(),
  challanDate: businessDate().nullable().defined(),
  /** Of an unidentified receipt that stands, what no customer was given yet; of all else nothing. */
  toAssignPaise: minorUnits().required(),
  version: version().required(),
};

export const paymentRowSchema = record(scalars);
export type PaymentRow = InferType<typeof paymentRowSchema>;

const allocationSchema = record({
  id: id().required(),
  /** Ours to a customer, or a vendor's bill with what he calls it. */
  invoice: record({
    id: id().required(),
    number: string().required(),
    supplierNumber: string().nullable().defined(),
    /** Of our own invoice for a bill under reverse charge, of which the vendor is given a payment voucher (CGST Act s.31(3)(f), (g)). */
    selfInvoiceNumber: string().nullable().defined(),
  }).required(),
  /** Below zero where a reversal took it back. */
  amountMinor: minorUnits().required(),
  date: businessDate().required(),
});

/** GST on what a receipt left unallocated, and what of it still stands. */
const advanceTaxSchema = record({
  /** Of the receipt voucher (CGST Act s.31(3)(d)), and of the refund voucher where the receipt was taken back. */
  number: string().required(),
  refundNumber: string().nullable().defined(),
  gstRate: string().required(),
  supply: string().oneOf(['INTRA', 'INTER']).required(),
  placeOfSupply: string().required(),
  /** What was received ahead, tax included. */
  advancePaise: minorUnits().required(),
  taxablePaise: minorUnits().required(),
  cgstPaise: minorUnits().required(),
  sgstPaise: minorUnits().required(),
  igstPaise: minorUnits().required(),
  /** Tax of what is neither used nor given back. */
  leftTaxPaise: minorUnits().required(),
  /** What of it is neither used nor given back, and by its heads the tax within. */
  left: record({
    advancePaise: minorUnits().required(),
    cgstPaise: minorUnits().required(),
    sgstPaise: minorUnits().required(),
    igstPaise: minorUnits().required(),
  }).required(),
});

/** By which a customer was given money that nobody had claimed. */
const assignedReceipt = record({
  id: id().required(),
  number: string().required(),
  party: named().required(),
  amountMinor: minorUnits().required(),
});

/** By which a customer was given back of what he paid ahead. */
const refund = record({
  id: id().required(),
  number: string().required(),
  date: businessDate().required(),
  bank: named().required(),
  amountMinor: minorUnits().required(),
  /** The day on which it was taken back; null while it stands. */
  reversedOn: businessDate().nullable().defined(),
});

export const paymentSchema = record({
  ...scalars,
  /** Of what a customer was given back, the receipt that it came by. */
  refundOf: record({ id: id().required(), number: string().required() }).nullable().default(undefined).defined(),
  /** Of a receipt what was given back, those that were reversed too. */
  refunds: array(refund.required()).required(),
  /** The unidentified receipt that its money came by. */
  fromReceipt: record({ id: id().required(), number: string().required() }).nullable().default(undefined).defined(),
  /** Of an unidentified receipt what became of it. */
  assigned: array(assignedReceipt.required()).required(),
  /** Of an expense, the job that it is a cost of. */
  job: record({ id: id().required(), number: string().required() }).nullable().default(undefined).defined(),
  allocations: array(allocationSchema).required(),
  vouchers: array(postedVoucherSchema).required(),
  advanceTax: advanceTaxSchema.nullable().default(undefined).defined(),
});
export type Payment = InferType<typeof paymentSchema>;

/** Saved, with what a person should know of it. */
export const savedPaymentSchema = saved(paymentSchema);
export type SavedPayment = InferType<typeof savedPaymentSchema>;

/** Whose invoices are asked for: ours to a customer, or a vendor's bills. */
export const outstandingQuery = record({
  partyId: id().required(),
  direction: string<TradeDirection>().oneOf(tradeDirections).default('RECEIPT'),
});
export type OutstandingQuery = InferType<typeof outstandingQuery>;

const outstandingInvoiceSchema = record({
  id: id().required(),
  number: string().required(),
  /** What the vendor calls it, of a bill. */
  supplierNumber: string().nullable().defined(),
  partyId: id().required(),
  date: businessDate().required(),
  dueDate: businessDate().required(),
  currency: currency().required(),
  exchangeRate: string().required(),
  /** What is to be paid of it: of a bill its total less TDS. */
  totalMinor: minorUnits().required(),
  /** Below zero where the vendor owes us, or a note leaves us owing the customer. */
  outstandingMinor: minorUnits().required(),
});
export const outstandingInvoicesSchema = array(outstandingInvoiceSchema).required();
export type OutstandingInvoice = InferType<typeof outstandingInvoiceSchema>;
