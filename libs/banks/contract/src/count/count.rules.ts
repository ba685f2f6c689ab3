import { sum } from '@freightdesk/shared-money';
/** What a rupee is paid in, in paise, largest first. A note and a coin of one value are counted together. */
export const denominations = [2000_00, 500_00, 200_00, 100_00, 50_00, 20_00, 10_00, 5_00, 2_00, 1_00, 50] as const;
export type Denomination = (typeof denominations)[number];

/** How many of one denomination lie in the box. */
export interface CountedPieces {
  denominationPaise: number;
  pieces?: number | undefined;
}

/** What was counted, in paise. */
export const countedPaise = (counted: readonly CountedPieces[]): number =>
  sum(counted.map(({ denominationPaise, pieces = 0 }) => denominationPaise * pieces));

/** What lies in the box beyond what the books say; below zero where some is missing. */
export const differenceOfCount = (counted: readonly CountedPieces[], bookPaise: number): number =>
  countedPaise(counted) - bookPaise;

/** Notes and coins are those of the rupee, so a box of other money has no count. */
export const isCounted = ({ accountType, currency }: { accountType: string; currency: string }): boolean =>
  accountType === 'CASH' && currency === 'INR';

interface Person {
  id: string;
}

/** A count as far as it hands a box over. */
interface HandingCount {
  id: string;
  handedTo: Person | null;
}

/** Whoever keeps the box hands it over; one that nobody keeps, or nobody who still works here, anybody of accounts does. */
export const mayHandOver = (custodian: Person | null, actorId: string, keepers: readonly Person[]): boolean =>
  custodian === null || custodian.id === actorId || keepers.every(({ id }) => id !== custodian.id);

/** The last count, where it hands the box to that person: they are to count the same. */
export const handedTo = <Count extends HandingCount>(last: Count | undefined, personId: string): Count | null =>
  last?.handedTo?.id === personId ? last : null;
