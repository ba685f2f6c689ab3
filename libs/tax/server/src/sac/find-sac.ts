import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import type { Sac } from '@freightdesk/tax-contract';
import { findSac, lockSac } from './sac.repository';

export const findSacOrRefuse = async (db: Db, id: string): Promise<Sac> =>
  (await findSac(db, id)) ?? refuse(commonProblems.not_found);

export const sacs: RecordKind<Sac> = { record: 'SAC', lock: lockSac, find: findSacOrRefuse };
