/** Where the credit of a bill stands that its vendor is not paid for (CGST Act s.16(2), second proviso). */
export const unpaidCreditStates = ['NEAR', 'LATE', 'REVERSED'] as const;
export type UnpaidCreditState = (typeof unpaidCreditStates)[number];

export const unpaidCreditStateLabel: Readonly<Record<UnpaidCreditState, string>> = {
  NEAR: 'To be paid soon',
  LATE: 'Credit to reverse',
  REVERSED: 'Credit reversed',
};

export const creditMoveKinds = ['REVERSED', 'RESTORED'] as const;
export type CreditMoveKind = (typeof creditMoveKinds)[number];

/** From how many days before the last one a bill is told of. */
export const daysTold = 30;
