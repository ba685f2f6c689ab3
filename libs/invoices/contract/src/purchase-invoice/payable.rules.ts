interface BilledAmounts {
  totalPaise: number;
  currencyTotalMinor: number;
  tdsPaise: number;
}

/**
 * What the vendor is to get: the total less TDS; in another currency its share of the total, half-up. Below zero where the tax
 * of earlier bills exceeds this one: his debit.
 */
export function payableOf({ totalPaise, currencyTotalMinor, tdsPaise }: BilledAmounts): {
  payablePaise: number;
  payableMinor: number;
} {
  const payablePaise = totalPaise - tdsPaise;
  if (tdsPaise === 0 || totalPaise === 0) return { payablePaise, payableMinor: currencyTotalMinor };
  const twice = 2n * BigInt(currencyTotalMinor) * BigInt(Math.abs(payablePaise)) + BigInt(totalPaise);
  return { payablePaise, payableMinor: Math.sign(payablePaise) * Number(twice / (2n * BigInt(totalPaise))) };
}
