const base = '/dashboard/reports';

interface Days {
  from?: string;
  to?: string;
}

const query = (params: object): string => {
  const given = Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

export const reportPaths = {
  sales: { pattern: 'reports/sales', href: (days: Days = {}) => `${base}/sales${query(days)}` },
  purchase: { pattern: 'reports/purchase', href: (days: Days = {}) => `${base}/purchase${query(days)}` },
  expense: { pattern: 'reports/expense', href: () => `${base}/expense` },
  tds: { pattern: 'reports/tds', href: () => `${base}/tds` },
  gst: { pattern: 'reports/gst', href: () => `${base}/gst` },
  gstReturns: { pattern: 'reports/gst-returns', href: () => `${base}/gst-returns` },
  marginLeaks: { pattern: 'reports/marginLeaks', href: () => `${base}/marginLeaks` },
  /** Of the column that keeps bills. */
  inputCredit: { href: () => `${base}/gst-returns/gstr2b` },
  unpaidCredit: { href: () => `${base}/gst-returns/unpaid-credit` },
  jobProfit: { pattern: 'reports/jobProfit', href: () => `${base}/jobProfit` },
  ledgers: { pattern: 'reports/ledgers', href: (days: Days = {}) => `${base}/ledgers${query(days)}` },
  trialBalance: {
    pattern: 'reports/trialBalance',
    href: (of: { at?: string; closing?: string } = {}) => `${base}/trialBalance${query(of)}`,
  },
  profitAndLoss: {
    pattern: 'reports/profitAndLoss',
    href: (of: Days & { branchId?: string; without?: string } = {}) => `${base}/profitAndLoss${query(of)}`,
  },
  branchProfit: { pattern: 'reports/branchProfit', href: () => `${base}/branchProfit` },
  balanceSheet: { pattern: 'reports/balanceSheet', href: () => `${base}/balanceSheet` },
  ageing: {
    pattern: 'reports/ageing',
    href: (of: { side?: string; partyId?: string; groupBy?: string } = {}) => `${base}/ageing${query(of)}`,
  },
  ledgerDetails: {
    pattern: 'reports/ledgerDetails',
    href: (of: Days & { accountId?: string; partyId?: string }) => `${base}/ledgerDetails${query(of)}`,
  },
} as const;
