import type { Invariant } from '@freightdesk/shared-server-kit';

/** What is always true of users once there are any. */
export const userInvariants: readonly Invariant[] = [
  {
    sentence: 'At least one administrator can sign in.',
    async broken(db) {
      const users = await db
        .selectFrom('appUser')
        .innerJoin('role', 'role.id', 'appUser.roleId')
        .select(['role.name as role', 'appUser.blocked', 'appUser.activatedAt', 'appUser.removedAt'])
        .execute();
      const canSignIn = users.some(
        ({ role, blocked, activatedAt, removedAt }) => role === 'ADMIN' && !blocked && activatedAt && !removedAt,
      );
      return users.length === 0 || canSignIn ? [] : ['No unblocked user has the role ADMIN.'];
    },
  },
];
