import {
  type CurrencyCode,
  currencies,
  formatDecimal,
  isCurrency,
  largestMinor,
  toPaise,
} from '@freightdesk/shared-money';
import { cashReceiptLimits } from './cash-limits.data';
import type { PaymentMode } from './payment.kinds';
import { amountText, type PaymentProblem } from './payment.problem';

/** What a receipt brought, as the clerk states it. */
export interface PaymentAmounts {
  currency: CurrencyCode;
  /** Rupees for one unit; left out in rupees, or where the bank has stated the rupees. */
  exchangeRate?: string | null;
  /** What moved at the bank, in `currency`. */
  amountMinor: number;
  /** What the customer withheld; in another currency none is taken yet. */
  tdsPaise?: number;
  /** What banks kept on the way; in another currency none is taken yet. */
  bankChargesPaise?: number;
  /** The rupees that reached the account, where the bank states them. */
  bankAmountPaise?: number | null;
}

/** What a receipt settles or leaves as an advance: the tax withheld and the bank's charges were paid by the customer too. */
export const allocatableMinor = ({ amountMinor, tdsPaise = 0, bankChargesPaise = 0 }: PaymentAmounts): number =>
  amountMinor + tdsPaise + bankChargesPaise;

/** What reached the bank in rupees: as the bank states it, else at the receipt's rate. */
export function bankPaise({ currency, amountMinor, exchangeRate, bankAmountPaise }: PaymentAmounts): number {
  if (currency === 'INR') return amountMinor;
  return bankAmountPaise ?? toPaise(amountMinor, currency, exchangeRate ?? '0');
}

/** The rate that the books keep with a receipt: the one given, else that of the rupees which the bank states. */
export function paymentRate(receipt: PaymentAmounts): string {
  if (receipt.currency === 'INR') return '1';
  return receipt.exchangeRate ?? impliedRate(receipt);
}

const rateDecimals = 4;

function impliedRate({ currency, amountMinor, bankAmountPaise }: PaymentAmounts): string {
  const { minorDigits } = currencies[currency];
  const scaled = BigInt(bankAmountPaise ?? 0) * 10n ** BigInt(minorDigits + rateDecimals);
  const unit = BigInt(amountMinor) * 100n;
  return formatDecimal({ digits: (scaled + unit / 2n) / unit, scale: rateDecimals });
}

/** Whether a receipt's worth is at least a paisa and still exact. What is missing or malformed is for its own field to tell. */
export function fitsTheBooks({ currency, amountMinor, exchangeRate }: Partial<PaymentAmounts>): boolean {
  if (!isCurrency(currency)) return true;
  // An estimate in floating point is enough: both limits are far from where a paisa matters.
  const paise = Number(amountMinor) * Number(exchangeRate ?? 1) * 10 ** (2 - currencies[currency].minorDigits);
  return !(paise > 0 && paise < 1) && !(paise > largestMinor);
}

/** What payments need to know of a bank. */
export interface PayingBank {
  id: string;
  name: string;
  accountCode: string;
  currency: string;
  active: boolean;
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

/** Cash that may not be taken: with what the same person paid in cash that day it reaches the law's limit. */
export function cashProblem({
  mode,
  date,
  paise,
  alreadyPaise = 0,
}: {
  mode: PaymentMode;
  date: string;
  paise: number;
  alreadyPaise?: number;
}): PaymentProblem | null {
  const limit = cashReceiptLimits.findLast(({ from }) => from <= date);
  if (mode !== 'CASH' || !limit || alreadyPaise + paise < limit.forbiddenFromPaise) return null;
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
