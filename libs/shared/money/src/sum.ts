/**
 * What amounts of one unit come to (paise, or the smallest unit of one currency); 0 of none. Whole amounts add up exactly: a field and a
 * document hold at most `largestMinor`, of which nine hundred are a safe integer still.
 */
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
