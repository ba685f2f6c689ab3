/** Why an overdue invoice bears no interest now. */
export const leftOutReasons = ['DISPUTED', 'PROMISED', 'BROUGHT_FORWARD', 'IN_DRAFT', 'NOTHING'] as const;
export type LeftOut = (typeof leftOutReasons)[number];

export const leftOutLabel: Readonly<Record<LeftOut, string>> = {
  DISPUTED: 'Disputed',
  PROMISED: 'Promised for a later day',
  BROUGHT_FORWARD: 'Of the books of before: no note is made against it',
  IN_DRAFT: 'A draft note charges it',
  NOTHING: 'Charged up to this day',
};
