import type { RateSheet } from '@freightdesk/intl-shipment-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { findRateSheet, lockRateSheet } from './rate-sheet.repository';

export const findRateSheetOrRefuse = async (db: Db, id: string): Promise<RateSheet> =>
  (await findRateSheet(db, id)) ?? refuse(commonProblems.not_found);

export const rateSheets: RecordKind<RateSheet> = {
  record: 'rate sheet',
  lock: lockRateSheet,
  find: findRateSheetOrRefuse,
};
