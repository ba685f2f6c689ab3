export const taxPaths = {
  chargeHeads: { pattern: 'charge-heads', href: () => '/dashboard/charge-heads' },
} as const;
