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
  counted.reduce((sum, { denominationPaise, pieces = 0 }) => sum + denominationPaise * pieces, 0);

/** What lies in the box beyond what the books say; below zero where some is missing. */
export const differenceOfCount = (counted: readonly CountedPieces[], bookPaise: number): number =>
  countedPaise(counted) - bookPaise;

/** Notes and coins are those of the rupee, so a box of other money has no count. */
export const isCounted = ({ accountType, currency }: { accountType: string; currency: string }): boolean =>
  accountType === 'CASH' && currency === 'INR';
