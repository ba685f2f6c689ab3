import type { HeldMoney } from '@freightdesk/banks-contract';
import {
  type CurrencyCode,
  currencies,
  formatDecimal,
  formatPaise,
  isCurrency,
  largestMinor,
  toPaise,
} from '@freightdesk/shared-money';
import { cashPaymentLimits, cashReceiptLimits } from './cash-limits.data';
import type { PaymentDirection, PaymentMode } from './payment.kinds';
import { amountText, type PaymentProblem } from './payment.problem';
import type { Sentence } from '@freightdesk/shared-sentence';
import type { Valued } from './worth.rules';

/** What moved, as the clerk states it. */
export interface PaymentAmounts {
  direction: PaymentDirection;
  currency: CurrencyCode;
  /** Rupees for one unit; left out in rupees, or where the bank has stated the rupees. */
  exchangeRate?: string | null;
  /** What moved at the bank, in `currency`. */
  amountMinor: number;
  /** What the customer withheld, or we from a vendor's advance; in another currency none is taken yet. */
  tdsPaise?: number;
  /**
   * What banks kept: of a receipt on its way to us, of a payment within its amount. Of another currency the rupee account is
   * charged: so much less of its worth came, or more went.
   */
  bankChargesPaise?: number;
  /** The rupees that moved at the account, where the bank states them. */
  bankAmountPaise?: number | null;
}

/** What beside the amount at the bank settles too: what a customer withheld and banks kept of his money he has paid. */
const besidePaise = ({ direction, tdsPaise = 0, bankChargesPaise = 0 }: PaymentAmounts): number =>
  direction === 'RECEIPT' ? tdsPaise + bankChargesPaise : tdsPaise - bankChargesPaise;

/** Charges in rupees are no part of what is owed in another currency. */
const besideMinor = (payment: PaymentAmounts): number => (payment.currency === 'INR' ? besidePaise(payment) : 0);

/** What of the worth of another currency did not come to the account, below zero, or went out of it on top. */
const chargedPaise = ({ currency, direction, bankChargesPaise = 0 }: Moved): number => {
  if (currency === 'INR') return 0;
  return direction === 'RECEIPT' ? -bankChargesPaise : bankChargesPaise;
};

/** What was given back to a customer, whichever way that is, had no charges. */
type Moved = Omit<PaymentAmounts, 'direction'> & { direction?: PaymentDirection };

/** What is for an account, or gave a customer his own money back, is for nobody's invoices. */
interface SettlesNothing {
  accountCode?: string | null | undefined;
  refundOfId?: string | null | undefined;
}

/**
 * What a payment settles or leaves as an advance, and what all of it is worth in the books. What banks take of a payment to a vendor does
 * not reach him.
 */
export const paymentValue = (payment: PaymentAmounts & SettlesNothing): Valued =>
  payment.accountCode || payment.refundOfId
    ? { minor: 0, paise: 0 }
    : { minor: payment.amountMinor + besideMinor(payment), paise: bankPaise(payment) + besidePaise(payment) };

export const allocatableMinor = (payment: Parameters<typeof paymentValue>[0]): number =>
  payment.accountCode ? 0 : payment.amountMinor + besideMinor(payment);

/** What moved at the bank in rupees: as the bank states it, else at the payment's rate. */
export function bankPaise(payment: Moved): number {
  const { currency, amountMinor, exchangeRate, bankAmountPaise } = payment;
  if (currency === 'INR') return amountMinor;
  return bankAmountPaise ?? toPaise(amountMinor, currency, exchangeRate ?? '0') + chargedPaise(payment);
}

/** The rate that the books keep with a payment: the one given, else that of the rupees which the bank states. */
export function paymentRate(payment: Moved): string {
  if (payment.currency === 'INR') return '1';
  return payment.exchangeRate ?? impliedRate(payment);
}

const rateDecimals = 4;

function impliedRate(payment: Moved): string {
  const { currency, amountMinor, bankAmountPaise } = payment;
  const { minorDigits } = currencies[currency];
  const scaled = BigInt((bankAmountPaise ?? 0) - chargedPaise(payment)) * 10n ** BigInt(minorDigits + rateDecimals);
  const unit = BigInt(amountMinor) * 100n;
  return formatDecimal({ digits: (scaled + unit / 2n) / unit, scale: rateDecimals });
}

/** Whether a payment's worth is at least a paisa and still exact. What is missing or malformed is for its own field to tell. */
export function fitsTheBooks({ currency, amountMinor, exchangeRate }: Partial<PaymentAmounts>): boolean {
  if (!isCurrency(currency)) return true;
  // An estimate in floating point is enough: both limits are far from where a paisa matters.
  const paise = Number(amountMinor) * Number(exchangeRate ?? 1) * 10 ** (2 - currencies[currency].minorDigits);
  return !(paise > 0 && paise < 1) && !(paise > largestMinor);
}

/** Whether the charges leave something of another currency's worth; what is missing or malformed is for its own field to tell. */
export function chargesFit({ direction, bankChargesPaise = 0, ...amounts }: Partial<PaymentAmounts>): boolean {
  const { currency, amountMinor, exchangeRate, bankAmountPaise } = amounts;
  if (!isCurrency(currency)) return true;
  if (bankAmountPaise) return direction === 'RECEIPT' || bankChargesPaise < bankAmountPaise;
  const paise = Number(amountMinor) * Number(exchangeRate) * 10 ** (2 - currencies[currency].minorDigits);
  return direction !== 'RECEIPT' || !(paise - bankChargesPaise < 1);
}

/** What payments need to know of a bank. */
export interface PayingBank {
  id: string;
  name: string;
  accountType: string;
  accountCode: string;
  currency: string;
  active: boolean;
  /** Of a foreign one, which is held till commit: what it has in both currencies. */
  held?: HeldMoney | null;
}

/** A rupee account takes any currency, converted by the bank; a foreign one takes its own. */
export function bankProblem(bank: PayingBank, currency: CurrencyCode): PaymentProblem | null {
  const problem = (
    code: PaymentProblem['code'],
    message: string,
    values?: PaymentProblem['values'],
  ): PaymentProblem => ({
    field: 'bankId',
    code,
    message,
    ...(values && { values }),
  });
  if (!bank.active) return problem('inactive_bank', 'This bank is inactive.');
  if (bank.currency === 'INR' || bank.currency === currency) return null;
  return problem('bank_currency', 'This account keeps {{bankCurrency}} and does not take {{currency}}.', {
    bankCurrency: bank.currency,
    currency,
  });
}

/** Of what an account in another currency is charged its own rate is not known here. */
export function chargesProblem(
  { name, currency }: PayingBank,
  { bankChargesPaise = 0 }: Pick<PaymentAmounts, 'bankChargesPaise'>,
): PaymentProblem | null {
  if (currency === 'INR' || bankChargesPaise === 0) return null;
  const message = '{{bank}} keeps {{currency}}: record what the bank took of it as an expense.';
  return { field: 'bankChargesPaise', code: 'charges_apart', message, values: { bank: name, currency } };
}

interface CashMoved {
  direction: PaymentDirection;
  mode: PaymentMode;
  date: string;
  paise: number;
  /** What moved between us and the same person in cash that day. */
  alreadyPaise?: number;
}

/** Cash that may not be taken: with what the same person paid in cash that day it reaches the law's limit. */
export function cashProblem({ direction, mode, date, paise, alreadyPaise = 0 }: CashMoved): PaymentProblem | null {
  const limit = cashReceiptLimits.findLast(({ from }) => from <= date);
  if (direction !== 'RECEIPT' || mode !== 'CASH' || !limit) return null;
  if (alreadyPaise + paise < limit.forbiddenFromPaise) return null;
  return {
    field: 'amountMinor',
    code: 'cash_limit',
    message: 'Cash of {{limit}} or more from one person in a day is forbidden ({{law}}); {{already}} came before.',
    values: {
      limit: amountText(limit.forbiddenFromPaise, 'INR'),
      law: limit.law,
      already: amountText(alreadyPaise, 'INR'),
    },
  };
}

/** Cash that may be given, but is no cost for the income tax: above the law's limit to one person in a day. */
export function cashWarning(moved: CashMoved & { isTransporter: boolean }): (Sentence & { field: string }) | null {
  const { direction, mode, date, paise, alreadyPaise = 0, isTransporter } = moved;
  const limits = cashPaymentLimits.findLast(({ from }) => from <= date);
  if (direction === 'RECEIPT' || mode !== 'CASH' || !limits) return null;
  const limitPaise = isTransporter ? limits.transporterPaise : limits.limitPaise;
  if (alreadyPaise + paise <= limitPaise) return null;
  return {
    field: 'amountMinor',
    message:
      'Cash above {{limit}} to one person in a day is not deducted as a cost ({{law}}); {{already}} went before.',
    values: { limit: amountText(limitPaise, 'INR'), law: limits.law, already: amountText(alreadyPaise, 'INR') },
  };
}

/** A cash box cannot hold less than nothing: something that came in was not recorded, or something went out twice. */
export function emptyBoxWarning(
  box: { name: string; leftPaise: number } | null,
): (Sentence & { field: string }) | null {
  if (box === null || box.leftPaise >= 0) return null;
  return {
    field: 'bankId',
    message: 'By the books {{bank}} holds ₹ {{left}} now, less than nothing: record what came in, or count it.',
    values: { bank: box.name, left: formatPaise(box.leftPaise) },
  };
}
