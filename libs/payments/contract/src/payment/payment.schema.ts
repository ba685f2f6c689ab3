import { stateCodes } from '@freightdesk/parties-contract';
import {
  array,
  businessDate,
  decimalText,
  id,
  type InferType,
  minorUnits,
  record,
  string,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import {
  type PaymentDirection,
  paymentDirections,
  type PaymentMode,
  paymentModes,
  type AccountDirection,
  accountDirections,
  type TradeDirection,
  tradeDirections,
} from './payment.kinds';
import { expenseGst, withinGst } from './expense-gst.schema';
import { currency } from './payment-answer.schema';
import { chargesFit, fitsTheBooks } from './payment-amount.rules';

const aboveZero = () => minorUnits().min(1, 'Enter an amount above zero.');
const isRupees = (parent: { currency?: unknown }) => parent.currency === 'INR';

/** Withheld tax is rupees, and what a foreign payment settles is not: they can't be added up yet. */
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

/** What banks take of a payment to a vendor is part of its amount; of another currency a party's rupees are charged beside it. */
const bankCharges = () =>
  minorUnits()
    .min(0, 'An amount below zero is not possible here.')
    .test('rupees', 'In another currency nothing can be kept back yet: enter 0.', (paise, { parent }) =>
      paise ? isRupees(parent) || !isForAccount(parent) : true,
    )
    .test('within', 'The charges are part of the amount: enter less than all of it.', (paise, { parent }) => {
      if (!paise) return true;
      if (!isRupees(parent)) return chargesFit(parent);
      return parent.direction === 'RECEIPT' || paise < Number(parent.amountMinor);
    });

interface ForWhom {
  direction?: unknown;
  partyId?: unknown;
  accountCode?: unknown;
}

/** An expense is for an account, and so is a receipt that names one in the place of a party. */
const isForAccount = ({ direction, accountCode: code }: ForWhom): boolean =>
  direction === 'EXPENSE' || (direction === 'RECEIPT' && code !== undefined);

const accountCode = () =>
  string()
    .label('Account')
    .max(10)
    .test(
      'needed',
      'Choose what it is spent for.',
      (code, { parent }) => parent.direction !== 'EXPENSE' || Boolean(code),
    )
    .test(
      'nobody',
      'A receipt is for a party or for an account, a payment for a vendor: leave it out.',
      (code, { parent }) =>
        code === undefined ||
        parent.direction === 'EXPENSE' ||
        (parent.direction === 'RECEIPT' && parent.partyId === undefined),
    );

const onlyOfExpense = (given: unknown, { parent }: { parent: ForWhom }): boolean =>
  given === undefined || parent.direction === 'EXPENSE';

/** What a bank charges apart is an expense. */
const ofCharges = (given: unknown, { parent }: { parent: ForWhom & { bankChargesPaise?: unknown } }): boolean =>
  given === undefined || (!isForAccount(parent) && Boolean(parent.bankChargesPaise));

const ofReceipt = (given: unknown, { parent }: { parent: ForWhom }): boolean =>
  given === undefined || (parent.direction === 'RECEIPT' && parent.accountCode === undefined);

/** The paper of a due that was paid to the government: a challan covers many deductions. */
const challan = () =>
  record({
    number: string().label('Challan number').max(20).required(),
    bsrCode: string()
      .label('BSR code')
      .matches(/^\d{7}$/, 'A BSR code has 7 digits.'),
    date: businessDate().label('Challan date').required(),
  })
    .optional()
    .default(undefined)
    .test('expense', 'Only an expense has this.', onlyOfExpense);

/** What a customer paid, a vendor is paid, or was spent or received for an account. */
const movement = {
  direction: string<PaymentDirection>().oneOf(paymentDirections).required(),
  bankId: id().label('Bank').required(),
  /** Left out of an expense, and of a receipt that is for an account. */
  partyId: id()
    .label('Party')
    .test('needed', 'Choose the party.', (partyId, { parent }) => partyId !== undefined || isForAccount(parent)),
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
  tdsPaise: rupeesKept()
    .label('TDS withheld')
    .test('of a party', 'TDS is withheld between us and a party: leave it out.', (paise, { parent }) =>
      paise ? !isForAccount(parent) : true,
    ),
  bankChargesPaise: bankCharges().label('Bank charges'),
  /** The acknowledgement of the form under which it goes abroad ahead of a bill. */
  form15ca: string()
    .label('Form 15CA')
    .matches(/^[A-Z0-9/-]{6,30}$/i, { message: 'Enter the number as the form bears it.', excludeEmptyString: true })
    .test('payment', 'Only a payment to a vendor has this.', (given, { parent }) =>
      given ? parent.direction === 'PAYMENT' : true,
    ),
  /** None: all of it is an advance. */
  allocations: allocations()
    .default([])
    .test('of a party', 'What is for an account settles no invoices.', (given, { parent }) =>
      given.length > 0 ? !isForAccount(parent) : true,
    ),
  accountCode: accountCode(),
  /** The unidentified receipt that this is of: its money is at the bank already, and goes from suspense to the customer. */
  fromReceiptId: id()
    .label('Unidentified receipt')
    .test('receipt', 'Only a receipt from a customer comes from an unidentified one.', ofReceipt)
    .test('kept', 'It came in rupees, and what the bank kept of it is booked: leave both out.', (given, { parent }) =>
      given === undefined ? true : isRupees(parent) && !parent.bankChargesPaise,
    ),
  /** The job that an expense is a cost of. */
  jobId: id().label('Job').test('expense', 'Only an expense has this.', onlyOfExpense),
  /** The branch for which it is spent or received; of the company as a whole without one. */
  branchId: id()
    .label('Branch')
    .test('account', 'Only what is for an account has this.', (branchId, { parent }) =>
      branchId === undefined ? true : isForAccount(parent),
    ),
  gst: expenseGst().test('expense', 'Only an expense has this.', onlyOfExpense),
  /** The GST within the bank's charges of what moves between us and a party. */
  chargesGst: withinGst().test(
    'charges',
    'Only what banks keep of a receipt from a customer or of a payment to a vendor has this.',
    ofCharges,
  ),
  challan: challan(),
  /** GST on what a receipt leaves unallocated: by the company's setting where it is left out, null for none. */
  advanceTax: record({
    gstRate: decimalText({ digits: 2, decimals: 2 }).label('GST rate').required(),
    placeOfSupply: string().label('Place of supply').oneOf(stateCodes),
  })
    .nullable()
    .optional()
    .default(undefined)
    .test('receipt', 'Only a receipt from a customer bears this.', ofReceipt),
  advanceTaxReason: string()
    .label('Why no GST is due')
    .max(300)
    .test(
      'needed',
      'Say why no GST is due on the advance.',
      (reason, { parent }) => parent.advanceTax !== null || Boolean(reason),
    ),
};

export const addPaymentInput = record(movement);
export type AddPaymentInput = InferType<typeof addPaymentInput>;

/** Of these what moves between us and a party: whoever fills it in names him. */
export const tradeInput = record({
  ...movement,
  direction: string<TradeDirection>().oneOf(tradeDirections).required(),
  partyId: id().label('Party').required(),
});
export type TradeInput = InferType<typeof tradeInput>;

/** And what is spent or received for an account. */
export const accountInput = record({
  ...movement,
  direction: string<AccountDirection>().oneOf(accountDirections).required(),
  accountCode: accountCode().required(),
});
export type AccountInput = InferType<typeof accountInput>;

export const allocatePaymentInput = versioned({
  allocations: allocations().required().min(1, 'Give an amount to at least one invoice.'),
});
export type AllocatePaymentInput = InferType<typeof allocatePaymentInput>;

/** What the payment settled of these invoices is taken off them, all of it. */
export const deallocatePaymentInput = versioned({
  invoiceIds: array(id().required()).required().min(1, 'Choose at least one invoice.').max(1000),
  reason: string().label('Reason').min(3).max(500).required(),
});
export type DeallocatePaymentInput = InferType<typeof deallocatePaymentInput>;

/** A part of what a customer paid ahead, or the rest, is given back from a bank on a day of its own. */
export const refundPaymentInput = versioned({
  bankId: id().label('Bank').required(),
  date: businessDate().label('Date').required(),
  mode: string<PaymentMode>().label('Mode').oneOf(paymentModes).required(),
  reference: string().label('Reference').max(100),
  /** In the currency in which it came, of rupees with the GST on the advance within it. */
  amountMinor: aboveZero().label('Amount').required(),
  /** Rupees for one unit of another currency on the day on which it goes back, or as the bank states them. */
  exchangeRate: decimalText({ digits: 6 }).label('Exchange rate'),
  bankAmountPaise: aboveZero().label('Rupees at the bank'),
});
export type RefundPaymentInput = InferType<typeof refundPaymentInput>;

export const reversePaymentInput = versioned({ reason: string().label('Reason').min(3).max(500).required() });
export type ReversePaymentInput = InferType<typeof reversePaymentInput>;
