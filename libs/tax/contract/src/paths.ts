export const taxPaths = {
  chargeHeads: { pattern: 'charge-heads', href: () => '/dashboard/charge-heads' },
  exchangeRates: { pattern: 'exchange-rates', href: () => '/dashboard/exchange-rates' },
} as const;
