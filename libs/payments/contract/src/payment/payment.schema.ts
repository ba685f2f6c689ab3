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
} from '@freightdesk/shared-endpoint/schema';
import { type CurrencyCode, currencyCodes } from '@freightdesk/shared-money';
import {
  type PaymentDirection,
  paymentDirections,
  type PaymentMode,
  paymentModes,
  type PaymentStatus,
  paymentStatuses,
} from './payment.kinds';
import { fitsTheBooks } from './payment-amount.rules';

const currency = () => string<CurrencyCode>().label('Currency').oneOf(currencyCodes, 'Choose a currency.');
const aboveZero = () => minorUnits().min(1, 'Enter an amount above zero.');
const isRupees = (parent: { currency?: unknown }) => parent.currency === 'INR';

/** Withheld tax and bank charges are rupees, and what a foreign receipt settles is not: they can't be added up yet. */
const rupeesKept = () =>
  minorUnits()
    .min(0, 'An amount below zero is not possible here.')
    .test('rupees', 'Of a receipt in another currency nothing can be kept back yet: enter 0.', (paise, { parent }) =>
      paise ? isRupees(parent) : true,
    );

const exchangeRate = () =>
  decimalText({ digits: 6 })
    .label('Exchange rate')
    .test('rupees', 'A receipt in rupees has no exchange rate.', (rate, { parent }) =>
      rate && isRupees(parent) ? Number(rate) === 1 : true,
    )
    .test('given', 'Enter the rupees for one unit of the currency.', (rate, { parent }) =>
      rate ? Number(rate) > 0 : isRupees(parent) || Boolean(parent.bankAmountPaise),
    );

const allocations = () => array(record({ invoiceId: id().required(), amountMinor: aboveZero().required() })).max(1000);

/** The shape is that of every payment; so far it takes receipts from customers. */
export const addPaymentInput = record({
  direction: string<'RECEIPT'>().oneOf(['RECEIPT'], 'Only receipts can be recorded so far.').required(),
  bankId: id().label('Bank').required(),
  partyId: id().label('Received from').required(),
  date: businessDate().label('Date').required(),
  mode: string<PaymentMode>().label('Mode').oneOf(paymentModes).required(),
  reference: string().label('Reference').max(100),
  currency: currency().required(),
  exchangeRate: exchangeRate(),
  amountMinor: aboveZero()
    .label('Amount received')
    .required()
    .test('fits', 'This amount is too large or too small to be kept.', (_amount, { parent }) => fitsTheBooks(parent)),
  bankAmountPaise: aboveZero()
    .label('Rupees that reached the bank')
    .test('foreign', 'Only a receipt in another currency has this.', (paise, { parent }) =>
      paise ? !isRupees(parent) : true,
    ),
  tdsPaise: rupeesKept().label('TDS withheld'),
  bankChargesPaise: rupeesKept().label('Bank charges'),
  /** None: all of it is the customer's advance. */
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
  /** What moved at the bank, in `currency`, and what reached the account in rupees. */
  amountMinor: minorUnits().required(),
  bankAmountPaise: minorUnits().required(),
  tdsPaise: minorUnits().required(),
  bankChargesPaise: minorUnits().required(),
  /** In `currency`; the same in rupees at the receipt's own worth. Of a reversed payment both are nothing. */
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
  invoice: record({ id: id().required(), number: string().required() }).required(),
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

export const outstandingQuery = record({ partyId: id().required() });
export type OutstandingQuery = InferType<typeof outstandingQuery>;

const outstandingInvoiceSchema = record({
  id: id().required(),
  number: string().required(),
  partyId: id().required(),
  date: businessDate().required(),
  dueDate: businessDate().required(),
  currency: currency().required(),
  exchangeRate: string().required(),
  totalMinor: minorUnits().required(),
  outstandingMinor: minorUnits().required(),
});
export const outstandingInvoicesSchema = array(outstandingInvoiceSchema).required();
export type OutstandingInvoice = InferType<typeof outstandingInvoiceSchema>;
