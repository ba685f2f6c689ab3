import type { ChargeHead } from '@freightdesk/tax-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { findChargeHead, lockChargeHead } from './charge-head.repository';

export const findChargeHeadOrRefuse = async (db: Db, id: string): Promise<ChargeHead> =>
  (await findChargeHead(db, id)) ?? refuse(commonProblems.not_found);

export const chargeHeads: RecordKind<ChargeHead> = {
  record: 'charge head',
  lock: lockChargeHead,
  find: findChargeHeadOrRefuse,
};
