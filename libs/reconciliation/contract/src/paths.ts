const withBank = (path: string, bankId?: string) => (bankId === undefined ? path : `${path}?bankId=${bankId}`);

export const reconciliationPaths = {
  reconcile: { pattern: 'bank/reconcile', href: (bankId?: string) => withBank('/dashboard/bank/reconcile', bankId) },
  lines: {
    pattern: 'bank/statement-lines',
    href: (bankId?: string) => withBank('/dashboard/bank/statement-lines', bankId),
  },
  cheques: { pattern: 'bank/cheques', href: () => '/dashboard/bank/cheques' },
  statement: {
    pattern: 'bank/reconciliation',
    href: (bankId?: string) => withBank('/dashboard/bank/reconciliation', bankId),
  },
} as const;
