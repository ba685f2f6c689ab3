/**
 * Splits a total by weights without losing a unit: each share is the exact one rounded down or up, and the units left over
 * go to the largest remainders, the earlier share first. Weights are whole and not negative; not all may be zero.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (weights.some((weight) => weight < 0)) throw new RangeError('A weight is negative.');
  if (sum === 0n) {
    if (total !== 0) throw new RangeError('There is nothing to split the total over.');
    return weights.map(() => 0);
  }
  const whole = BigInt(Math.abs(total));
  const shares = weights.map((weight, index) => {
    const exact = whole * BigInt(weight);
    return { index, share: exact / sum, remainder: exact % sum };
  });
  const left = whole - shares.reduce((all, { share }) => all + share, 0n);
  const luckiest = [...shares].sort((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder));
  const raised = new Set(luckiest.slice(0, Number(left)).map(({ index }) => index));
  const sign = total < 0 ? -1 : 1;
  return shares.map(({ index, share }) => {
    const units = Number(share) + (raised.has(index) ? 1 : 0);
    return units === 0 ? 0 : sign * units;
  });
}
