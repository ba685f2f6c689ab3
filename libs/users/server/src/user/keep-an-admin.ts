import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { shutOutProblem, userProblems } from '@freightdesk/users-contract';
import { lockActiveAdmins } from './user.repository';

/** Asked before a person loses access or the role. Locks administrators first, so that all who ask do it in one order. */
export async function keepAnAdmin({ tx, actor }: Pick<WriteContext, 'tx' | 'actor'>, userId: string): Promise<void> {
  const problem = shutOutProblem(userId, { selfId: actor.userId, activeAdminIds: await lockActiveAdmins(tx) });
  if (problem) refuse(userProblems[problem]);
}
