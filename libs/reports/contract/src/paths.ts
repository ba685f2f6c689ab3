const base = '/dashboard/reports';

const query = (params: Record<string, string | undefined>): string => {
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

export const reportPaths = {
  sales: {
    pattern: 'reports/sales',
    href: (period: { from?: string; to?: string } = {}) => `${base}/sales${query(period)}`,
  },
  ledgers: { pattern: 'reports/ledgers', href: () => `${base}/ledgers` },
  ledgerDetails: {
    pattern: 'reports/ledgerDetails',
    href: (of: { accountId?: string; partyId?: string; from?: string; to?: string }) =>
      `${base}/ledgerDetails${query(of)}`,
  },
} as const;
