/** INVITED: has a link, no password yet. BLOCKED: can't sign in; everything they did stays. */
export const userStatuses = ['ACTIVE', 'BLOCKED', 'INVITED'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** As names are written in lists and on documents. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
