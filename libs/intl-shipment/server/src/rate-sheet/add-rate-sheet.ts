import type { AddRateSheetInput, RateSheet } from '@freightdesk/intl-shipment-contract';
import { newId } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { inNormalSpelling } from '../quotation/quotation-fields';
import { findRateSheetOrRefuse } from './find-rate-sheet';
import { insertRateSheet } from './rate-sheet.repository';
import { keptLines, refuseSameSheet, refuseStrangeHeads } from './written-sheet';

export async function addRateSheet({ lines, ...said }: AddRateSheetInput, context: WriteContext): Promise<RateSheet> {
  const id = newId();
  await refuseStrangeHeads(lines, [], context.tx);
  await refuseSameSheet(() => insertRateSheet(context, { ...inNormalSpelling(said), lines: keptLines(lines), id }));

  const added = await findRateSheetOrRefuse(context.tx, id);
  await context.audit({ record: 'rate sheet', recordId: id, action: 'add', after: added });
  return added;
}
