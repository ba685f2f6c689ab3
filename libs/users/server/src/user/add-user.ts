import { isUniqueViolation } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { type AddUserInput, type InvitedUser, userProblems } from '@freightdesk/users-contract';
import type { SignIn } from './sign-in';
import { insertInvitedUser, roleIdOf } from './user.repository';
import { findUserOrRefuse } from './user-kind';

/** Invites a person. Whoever holds the link chooses the password; the administrator never knows it. */
export async function addUser(
  { roleName, email, ...names }: AddUserInput,
  context: WriteContext,
  { makeLink }: Pick<SignIn, 'makeLink'>,
): Promise<InvitedUser> {
  const { tx, clock, audit } = context;
  const now = clock.now();
  const roleId = await roleIdOf(tx, roleName);
  const id = await insertUnlessKnown();
  const user = await findUserOrRefuse(tx, id);
  await audit({ record: 'user', recordId: id, action: 'invite', after: user });
  const { url, expiresAt } = await makeLink(tx, { kind: 'invite', userId: id, now });
  return { ...user, inviteUrl: url, expiresAt: expiresAt.toISOString() };

  async function insertUnlessKnown(): Promise<string> {
    try {
      const person = { ...names, email: email.toLowerCase(), roleId };
      return await insertInvitedUser(context, person);
    } catch (error) {
      if (!isUniqueViolation(error, 'app_user_email')) throw error;
      refuse(userProblems.duplicate_user);
    }
  }
}
