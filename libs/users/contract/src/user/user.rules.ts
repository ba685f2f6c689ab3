import type { userProblems } from './user.errors';

/** INVITED: has a link, no password yet. BLOCKED: can't sign in; everything they did stays. */
export const userStatuses = ['ACTIVE', 'BLOCKED', 'INVITED'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** As names are written in lists and on documents. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** Who asks, and the administrators who can sign in. */
export interface Administration {
  selfId: string | undefined;
  activeAdminIds: readonly string[];
}

/**
 * Why a person can't be blocked, removed or given another role than ADMIN; null where nothing speaks against it. Somebody
 * must be left who can let others in, and nobody shuts the door behind themselves by mistake.
 */
export function shutOutProblem(
  userId: string,
  { selfId, activeAdminIds }: Administration,
): keyof Pick<typeof userProblems, 'last_admin' | 'own_account'> | null {
  if (activeAdminIds.length === 1 && activeAdminIds.includes(userId)) return 'last_admin';
  return userId === selfId ? 'own_account' : null;
}

/** Why no link to sign in with can be made for a person, or null. */
export const linkProblem = (status: UserStatus): keyof Pick<typeof userProblems, 'blocked_user'> | null =>
  status === 'BLOCKED' ? 'blocked_user' : null;

const latelyMs = 15 * 60_000;

/** Whether a person did something in the product within the last quarter of an hour. */
export const wasSeenLately = (lastSeenAt: string | null, now: Date): boolean =>
  lastSeenAt !== null && now.getTime() - Date.parse(lastSeenAt) <= latelyMs;
