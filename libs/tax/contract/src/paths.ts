export const taxPaths = {
  chargeHeads: { pattern: 'charge-heads', href: () => '/dashboard/charge-heads' },
  importChargeHeads: { pattern: 'import/charge-heads', href: () => '/dashboard/import/charge-heads' },
  exchangeRates: { pattern: 'exchange-rates', href: () => '/dashboard/exchange-rates' },
  gstRates: { pattern: 'tax-rates', href: () => '/dashboard/tax-rates' },
  gtaOptions: { pattern: 'gta-options', href: () => '/dashboard/gta-options' },
  sacs: { pattern: 'sacs', href: () => '/dashboard/sacs' },
  tdsRates: { pattern: 'tds-rates', href: () => '/dashboard/tds-rates' },
} as const;
