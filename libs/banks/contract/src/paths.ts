export const bankPaths = {
  list: { pattern: 'bank', href: () => '/dashboard/bank' },
  view: { pattern: 'bank/view', href: (id: string) => `/dashboard/bank/view?id=${id}` },
  transfers: { pattern: 'bank/transfers', href: () => '/dashboard/bank/transfers' },
} as const;
