import type { Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, requireVersion } from '@freightdesk/shared-server-kit';
import type { User } from '@freightdesk/users-contract';
import { lockUser } from './user.repository';

/** The user that a write is about, as the person who sent it saw them. */
export async function userOfInput(tx: Tx, { id, version }: { id: string; version?: number }): Promise<User> {
  const user = await lockUser(tx, id);
  if (!user) refuse(commonProblems.not_found);
  if (version !== undefined) requireVersion(user, version);
  return user;
}
