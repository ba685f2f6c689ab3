export const bankPaths = {
  list: { pattern: 'bank', href: () => '/dashboard/bank' },
} as const;
