/**
 * Shares out an amount by weight: each gets what is whole of its part, and the last that has any weight takes what is left, so that
 * the shares come to the amount. Where an amount is shared by hand on paper it is done so too, and the house that bears the odd paise is
 * known beforehand. Weights are whole and not negative. Without any weight nothing is shared: all shares are nothing.
 */
export function shareOut(amount: number, weights: readonly bigint[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  if (all === 0n) return weights.map(() => 0);
  const last = weights.reduce((found, weight, index) => (weight > 0n ? index : found), 0);
  const whole = weights.map((weight) => Number((BigInt(amount) * weight) / all));
  const others = whole.reduce((sum, share, index) => (index === last ? sum : sum + share), 0);
  return whole.map((share, index) => (index === last ? amount - others : share));
}
