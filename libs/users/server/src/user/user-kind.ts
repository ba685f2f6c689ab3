import type { Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import type { User } from '@freightdesk/users-contract';
import { lockUser } from './user.repository';

export const findUserOrRefuse = async (tx: Tx, id: string): Promise<User> =>
  (await lockUser(tx, id)) ?? refuse(commonProblems.not_found);

/** Users, as they are held and read for a change: a user is held by being read. */
export const users: RecordKind<User> = { record: 'user', find: findUserOrRefuse };
