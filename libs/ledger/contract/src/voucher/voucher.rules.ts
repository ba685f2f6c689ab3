import { sum } from '@freightdesk/shared-money';
/** What a voucher records; each document kind has its own. */
export const voucherTypes = [
  'OPENING',
  'SALE',
  'CREDIT_NOTE',
  'PURCHASE',
  'RECEIPT',
  'PAYMENT',
  'EXPENSE',
  'TRANSFER',
  'JOURNAL',
  'SET_OFF',
  'WRITE_OFF',
  'YEAR_END',
  'REVALUATION',
  'CASH_COUNT',
] as const;
export type VoucherType = (typeof voucherTypes)[number];

export type GstHead = 'CGST' | 'SGST' | 'IGST';

/** Facts a posting may carry beside its amount; reports and drill-downs are read from them. */
export interface PostingFacts {
  partyId?: string;
  jobId?: string;
  /** The branch whose document it is, or for which it was entered; of the company as a whole without one. */
  branchId?: string;
  /** The amount in the document's own currency, signed like the INR side: debit positive. */
  currencyMinor?: number;
  currency?: string;
  /** INR per one unit of `currency`, as text. */
  exchangeRate?: string;
  gstHead?: GstHead;
  gstRate?: string;
}

/** One side of a voucher: exactly one of the two amounts is above zero. */
export interface PostingLine extends PostingFacts {
  accountCode: string;
  debitPaise: number;
  creditPaise: number;
}

/**
 * A posting of a signed amount: above zero it is a debit, below zero a credit of the same size, zero gives no posting.
 * So a credit note is a sale with its signs turned, and no rule has to think twice.
 */
export function debit(accountCode: string, paise: number, facts: PostingFacts = {}): PostingLine[] {
  if (paise === 0) return [];
  return [{ ...facts, accountCode, debitPaise: Math.max(paise, 0), creditPaise: Math.max(-paise, 0) }];
}

/** The mirror of `debit`; the sign of `currencyMinor` is turned with it. */
export function credit(accountCode: string, paise: number, facts: PostingFacts = {}): PostingLine[] {
  const turned = facts.currencyMinor === undefined ? facts : { ...facts, currencyMinor: -facts.currencyMinor };
  return debit(accountCode, -paise, turned);
}

/** Debits less credits, in paise; a voucher may be written only when it is zero. */
export const imbalancePaise = (lines: readonly PostingLine[]): number =>
  sum(lines.map((line) => line.debitPaise - line.creditPaise));

/** The exact mirror of a voucher's lines. */
export const mirrorOf = (lines: readonly PostingLine[]): PostingLine[] =>
  lines.map((line) => ({
    ...line,
    debitPaise: line.creditPaise,
    creditPaise: line.debitPaise,
    ...(line.currencyMinor === undefined ? {} : { currencyMinor: -line.currencyMinor }),
  }));
