import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { userProblems } from '@freightdesk/users-contract';
import { lockActiveAdmins } from './user.repository';

/**
 * Asked before a person loses access or the role: somebody must be left who can let others in, and nobody shuts the door
 * behind themselves by mistake. Locks administrators first, so that all who ask do it in one order.
 */
export async function keepAnAdmin({ tx, actor }: Pick<WriteContext, 'tx' | 'actor'>, userId: string): Promise<void> {
  const admins = await lockActiveAdmins(tx);
  if (admins.includes(userId) && admins.length === 1) refuse(userProblems.last_admin);
  if (userId === actor.userId) refuse(userProblems.own_account);
}
