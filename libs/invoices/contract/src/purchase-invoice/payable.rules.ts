interface BilledAmounts {
  totalPaise: number;
  currencyTotalMinor: number;
  tdsPaise: number;
}

/** What the vendor is to get: the total less TDS; in another currency its share of the total, half-up. */
export function payableOf({ totalPaise, currencyTotalMinor, tdsPaise }: BilledAmounts): {
  payablePaise: number;
  payableMinor: number;
} {
  const payablePaise = totalPaise - tdsPaise;
  if (tdsPaise === 0 || totalPaise === 0) return { payablePaise, payableMinor: currencyTotalMinor };
  const twice = 2n * BigInt(currencyTotalMinor) * BigInt(payablePaise) + BigInt(totalPaise);
  return { payablePaise, payableMinor: Number(twice / (2n * BigInt(totalPaise))) };
}
