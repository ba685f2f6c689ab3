/** How a bill in the books stands beside what its vendor told the portal (CGST Act s.16(2)(aa)). */
export const matchStates = ['MATCHED', 'MISMATCH', 'MISSING_IN_2B', 'MISSING_IN_BOOKS'] as const;
export type MatchState = (typeof matchStates)[number];

export const matchStateLabel: Readonly<Record<MatchState, string>> = {
  MATCHED: 'Matched',
  MISMATCH: 'Differs',
  MISSING_IN_2B: 'Not in GSTR-2B',
  MISSING_IN_BOOKS: 'Not in our books',
};

/**
 * How one bill stands there. As long as the file of its month is not brought in it waits, and does not lack anything; what only the portal
 * has is no bill.
 */
export const billMatchStates = ['MATCHED', 'MISMATCH', 'MISSING_IN_2B', 'NO_FILE'] as const;
export type BillMatchState = (typeof billMatchStates)[number];

export const billMatchStateLabel: Readonly<Record<BillMatchState, string>> = {
  MATCHED: matchStateLabel.MATCHED,
  MISMATCH: matchStateLabel.MISMATCH,
  MISSING_IN_2B: matchStateLabel.MISSING_IN_2B,
  NO_FILE: 'File not brought in',
};

/** By how much a figure of the portal may lie from ours in each head, in paise: a rupee, as vendors round. */
export const matchTolerancePaise = 100;

export const portalKinds = ['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE'] as const;
export type PortalKind = (typeof portalKinds)[number];

export const portalKindLabel: Readonly<Record<PortalKind, string>> = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note of the vendor',
  DEBIT_NOTE: 'Debit note of the vendor',
};
