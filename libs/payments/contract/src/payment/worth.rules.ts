import { allocate } from '@freightdesk/shared-money';

/** An amount in a document's currency and what all of it is worth in rupees. */
export interface Valued {
  minor: number;
  paise: number;
}

/**
 * What a part of a valued amount is worth, in proportion; more than the whole at the same rate, so that books which were
 * bent can still be read and the bend be named.
 */
export function worthOfPart({ minor, paise }: Valued, partMinor: number): number {
  // A vendor's debit is below zero in both currencies: of the same worth with both turned.
  if (minor < 0) return worthOfPart({ minor: -minor, paise: -paise }, partMinor);
  if (minor === 0) return 0;
  if (partMinor < 0) return -worthOfPart({ minor, paise }, -partMinor);
  const restMinor = partMinor % minor;
  const [share = 0] = allocate(paise, [restMinor, minor - restMinor]);
  return ((partMinor - restMinor) / minor) * paise + share;
}

/**
 * What is taken off when `partMinor` of what is `leftMinor` goes. Worked out as the difference of the two remainders, so that
 * however many parts an amount is settled in, they add up to its worth and nothing stays behind in either currency.
 */
export const worthTaken = (whole: Valued, leftMinor: number, partMinor: number): number =>
  worthOfPart(whole, leftMinor) - worthOfPart(whole, leftMinor - partMinor);
