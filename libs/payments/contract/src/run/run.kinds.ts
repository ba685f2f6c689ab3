/** A run is prepared, submitted, approved by another person, and paid; till then it may be called off. */
export const runStatuses = ['DRAFT', 'SUBMITTED', 'APPROVED', 'PAID', 'CANCELLED'] as const;
export type RunStatus = (typeof runStatuses)[number];

export const runStatusLabel: Readonly<Record<RunStatus, string>> = {
  DRAFT: 'Draft',
  SUBMITTED: 'Waiting for approval',
  APPROVED: 'Approved',
  PAID: 'Paid',
  CANCELLED: 'Cancelled',
};

/** What is done with a run, and from where to where it goes by it. */
export const runMoves = {
  submit: { from: ['DRAFT'], to: 'SUBMITTED' },
  return: { from: ['SUBMITTED', 'APPROVED'], to: 'DRAFT' },
  approve: { from: ['SUBMITTED'], to: 'APPROVED' },
  pay: { from: ['APPROVED'], to: 'PAID' },
  cancel: { from: ['DRAFT', 'SUBMITTED', 'APPROVED'], to: 'CANCELLED' },
} as const satisfies Record<string, { from: readonly RunStatus[]; to: RunStatus }>;
export type RunMove = keyof typeof runMoves;

export const mayMove = (status: RunStatus, move: RunMove): boolean => {
  const from: readonly RunStatus[] = runMoves[move].from;
  return from.includes(status);
};

/** Bills in such a run are in no other. */
export const isOpenRun = (status: RunStatus): boolean => status !== 'PAID' && status !== 'CANCELLED';
