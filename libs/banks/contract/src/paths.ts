export const bankPaths = {
  list: { pattern: 'bank', href: () => '/dashboard/bank' },
  view: { pattern: 'bank/view', href: (id: string) => `/dashboard/bank/view?id=${id}` },
  /** How the bank wants its file of payments. */
  paymentFile: { pattern: 'bank/view', href: (id: string) => `/dashboard/bank/view?id=${id}&tab=file` },
  transfers: { pattern: 'bank/transfers', href: () => '/dashboard/bank/transfers' },
} as const;
