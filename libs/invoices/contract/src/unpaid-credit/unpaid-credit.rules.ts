import { addDays, type BusinessDate, daysBetween } from '@freightdesk/shared-calendar';
import { multiply, parseDecimal, roundHalfUp, toSafeInteger, wholeNumber } from '@freightdesk/shared-money';
import type { TaxHeads } from '@freightdesk/tax-contract';

/** Within so many days of his invoice a vendor is paid, or the credit goes back (CGST Act s.16(2), second proviso; Rules, rule 37(1)). */
export const daysToPay = 180;

/** The last day on which a vendor can be paid with the credit kept. */
export const creditUntil = (supplierDate: BusinessDate): BusinessDate => addDays(supplierDate, daysToPay);

export interface CreditFacts extends TaxHeads {
  /** What the vendor charged in all, less what notes took back, in the currency of the bill. */
  wholeMinor: number;
  /** What of it is not paid. Tax that was deducted at source is paid: to the government, in his name. */
  outstandingMinor: number;
  /** Credit that is reversed and not taken again. */
  reversed: TaxHeads;
}

const heads = ['cgstPaise', 'sgstPaise', 'igstPaise'] as const;

const byHead = (figure: (head: (typeof heads)[number]) => number): TaxHeads => ({
  cgstPaise: figure('cgstPaise'),
  sgstPaise: figure('sgstPaise'),
  igstPaise: figure('igstPaise'),
});

/** A share to the paisa, half away from zero. CGST and SGST are one amount, so each head is rounded for itself. */
function shareOf(paise: number, part: number, whole: number): number {
  if (part <= 0 || whole <= 0) return 0;
  if (part >= whole) return paise;
  const doubled = (BigInt(paise) * BigInt(part) * 2n) / BigInt(whole);
  return Number((doubled + 1n) / 2n);
}

/** The credit that belongs to what is not paid: all of it while nothing is, none once all is. */
export const creditOfUnpaid = (of: CreditFacts): TaxHeads =>
  byHead((head) => shareOf(of[head], of.outstandingMinor, of.wholeMinor));

/** What is to go back beyond what has, and what of that can be taken again. Parts of both add up to the credit without a paisa left. */
export function creditMoves(of: CreditFacts): { toReverse: TaxHeads; toRestore: TaxHeads } {
  const due = creditOfUnpaid(of);
  return {
    toReverse: byHead((head) => Math.max(0, due[head] - of.reversed[head])),
    toRestore: byHead((head) => Math.max(0, of.reversed[head] - due[head])),
  };
}

/** A year, on credit that was taken and used (CGST Act s.50(3); notification 13/2017 as amended with effect from 1 July 2017). */
const interestPercent = '18';

/**
 * What interest comes to where all of the credit was used from the day it was booked. It is owed only as far as the credit ledger fell below
 * it in the meantime (Rules, rule 88B(3)), which the books cannot know: it is told and not posted.
 */
export function interestIfUsed(paise: number, { from, to }: { from: BusinessDate; to: BusinessDate }): number {
  const days = Math.max(0, daysBetween(from, to));
  const yearly = multiply(wholeNumber(paise), parseDecimal(interestPercent), wholeNumber(days));
  const doubled = (roundHalfUp(yearly).digits * 2n) / 36_500n;
  return toSafeInteger(wholeNumber((doubled + 1n) / 2n));
}
