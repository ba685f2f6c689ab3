/** What settles documents without money: two sides of one party against each other, or what is given up. */
export const settlementKinds = ['SET_OFF', 'WRITE_OFF'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

export const settlementKindLabel: Readonly<Record<SettlementKind, string>> = {
  SET_OFF: 'Set-off',
  WRITE_OFF: 'Write-off',
};

/** A write-off waits until somebody else approves it; a set-off is posted at once. What was posted is reversed, never edited. */
export const settlementStatuses = ['PENDING_APPROVAL', 'POSTED', 'REFUSED', 'REVERSED'] as const;
export type SettlementStatus = (typeof settlementStatuses)[number];

export const settlementStatusLabel: Readonly<Record<SettlementStatus, string>> = {
  PENDING_APPROVAL: 'Pending approval',
  POSTED: 'Posted',
  REFUSED: 'Not approved',
  REVERSED: 'Reversed',
};
