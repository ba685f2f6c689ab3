import {
  array,
  businessDate,
  decimalText,
  id,
  type InferType,
  minorUnits,
  named,
  record,
  string,
  version,
  versioned,
  warnings,
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
import { fitsTheBooks } from './payment-amount.rules';

const currency = () => string<CurrencyCode>().label('Currency').oneOf(currencyCodes, 'Choose a currency.');
const aboveZero = () => minorUnits().min(1, 'Enter an amount above zero.');
const isRupees = (parent: { currency?: unknown }) => parent.currency === 'INR';

/** Withheld tax and bank charges are rupees, and what a foreign payment settles is not: they can't be added up yet. */
const rupeesKept = () =>
  minorUnits()
    .min(0, 'An amount below zero is not possible here.')
    .test('rupees', 'In another currency nothing can be kept back yet: enter 0.', (paise, { parent }) =>
      paise ? isRupees(parent) : true,
    );

const exchangeRate = () =>
  decimalText({ digits: 6 })
    .label('Exchange rate')
    .test('rupees', 'A payment in rupees has no exchange rate.', (rate, { parent }) =>
      rate && isRupees(parent) ? Number(rate) === 1 : true,
    )
    .test('given', 'Enter the rupees for one unit of the currency.', (rate, { parent }) =>
      rate ? Number(rate) > 0 : isRupees(parent) || Boolean(parent.bankAmountPaise),
    );

/** Below zero of what a vendor owes us, which is set against his other bills. */
const allocated = () => minorUnits().test('something', 'Enter an amount other than zero.', (minor) => minor !== 0);

const allocations = () => array(record({ invoiceId: id().required(), amountMinor: allocated().required() })).max(1000);

/** What banks take of a payment to a vendor is part of its amount. */
const bankCharges = () =>
  rupeesKept().test(
    'within',
    'The charges are part of the amount: enter less than all of it.',
    (paise, { parent }) => !paise || parent.direction === 'RECEIPT' || paise < Number(parent.amountMinor),
  );

/** What a customer paid, or a vendor is paid. */
export const addPaymentInput = record({
  direction: string<TradeDirection>()
    .oneOf(tradeDirections, 'Only receipts and payments can be recorded so far.')
    .required(),
  bankId: id().label('Bank').required(),
  partyId: id().label('Party').required(),
  date: businessDate().label('Date').required(),
  mode: string<PaymentMode>().label('Mode').oneOf(paymentModes).required(),
  reference: string().label('Reference').max(100),
  currency: currency().required(),
  exchangeRate: exchangeRate(),
  amountMinor: aboveZero()
    .label('Amount')
    .required()
    .test('fits', 'This amount is too large or too small to be kept.', (_amount, { parent }) => fitsTheBooks(parent)),
  bankAmountPaise: aboveZero()
    .label('Rupees at the bank')
    .test('foreign', 'Only a payment in another currency has this.', (paise, { parent }) =>
      paise ? !isRupees(parent) : true,
    ),
  tdsPaise: rupeesKept().label('TDS withheld'),
  bankChargesPaise: bankCharges().label('Bank charges'),
  /** None: all of it is an advance. */
  allocations: allocations().default([]),
});
export type AddPaymentInput = InferType<typeof addPaymentInput>;

export const allocatePaymentInput = versioned({
  allocations: allocations().required().min(1, 'Give an amount to at least one invoice.'),
});
export type AllocatePaymentInput = InferType<typeof allocatePaymentInput>;

export const reversePaymentInput = versioned({ reason: string().label('Reason').min(3).max(500).required() });
export type ReversePaymentInput = InferType<typeof reversePaymentInput>;

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
  }).required(),
  /** Below zero where a reversal took it back. */
  amountMinor: minorUnits().required(),
  date: businessDate().required(),
});

const voucherSchema = record({
  id: id().required(),
  date: businessDate().required(),
  narration: string().required(),
  /** The voucher of which this one is the mirror. */
  reversesId: id().nullable().defined(),
  lines: array(
    record({
      accountCode: string().required(),
      accountName: string().required(),
      debitPaise: minorUnits().required(),
      creditPaise: minorUnits().required(),
    }),
  ).required(),
});

export const paymentSchema = record({
  ...scalars,
  allocations: array(allocationSchema).required(),
  vouchers: array(voucherSchema).required(),
});
export type Payment = InferType<typeof paymentSchema>;

/** Saved, with what a person should know of it. */
export const savedPaymentSchema = record({ data: paymentSchema.required(), warnings: warnings() });
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
  /** Below zero where the vendor owes us. */
  outstandingMinor: minorUnits().required(),
});
export const outstandingInvoicesSchema = array(outstandingInvoiceSchema).required();
export type OutstandingInvoice = InferType<typeof outstandingInvoiceSchema>;
