/** A transfer is never changed: it is taken back by its mirror, and keeps its number. */
export const transferStatuses = ['POSTED', 'REVERSED'] as const;
export type TransferStatus = (typeof transferStatuses)[number];

export const transferStatusLabel: Readonly<Record<TransferStatus, string>> = { POSTED: 'Posted', REVERSED: 'Reversed' };
