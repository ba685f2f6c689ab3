export const bankPaths = {
  list: { pattern: 'bank', href: () => '/dashboard/bank' },
  transfers: { pattern: 'bank/transfers', href: () => '/dashboard/bank/transfers' },
} as const;
