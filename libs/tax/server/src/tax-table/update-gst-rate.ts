import { newId } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, type RecordKind, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import {
  type GstRateRow,
  overlap,
  type SavedGstRate,
  taxTableProblems,
  type UpdateGstRateInput,
} from '@freightdesk/tax-contract';
import type { TaxPorts } from '../tax-ports';
import { keptAsPosted, rowChangeOrRefuse } from './changed-row';
import { allGstRates, changeGstRate, findGstRate, insertGstRate, lockGstRate } from './tax-table.repository';

const gstRates: RecordKind<GstRateRow> = {
  record: 'GST rate',
  lock: lockGstRate,
  find: async (tx, id) => (await findGstRate(tx, id)) ?? refuse(commonProblems.not_found),
};

/**
 * From a day on another rate holds instead of a row, beside it, or none. From the row's own day on it is the row that is put right.
 * Documents bear the rate that they were posted with, so none of them changes.
 */
export async function updateGstRate(
  { id, version, from, percent, stays = false, source }: UpdateGstRateInput,
  context: WriteContext,
  { isTaxedAt }: TaxPorts,
): Promise<SavedGstRate> {
  const { tx } = context;
  let added: (GstRateRow & { id: string }) | null = null;
  let until: GstRateRow['until'] = null;
  const before = await gstRates.find(tx, id);
  const changed = await changeRecord(gstRates, { id, version, action: 'update' }, context, async (row) => {
    const change = rowChangeOrRefuse(row, from);
    ({ until } = row);
    if (change.row === 'STAYS_FROM_ITS_DAY' && !stays) {
      const named = percent ?? refuse(taxTableProblems.nothing_changes);
      await refuseStanding({ ...row, percent: named }, context);
      await changeGstRate(context, id, { percent: named, source });
      return;
    }
    const ends = change.row === 'ENDS' && !stays;
    await changeGstRate(context, id, ends ? { validUntil: change.until } : {});
    if (percent === undefined) return;
    added = { id: newId(), percent, from, until: row.until, source, version: 1 };
    await refuseStanding(added, context);
    const { id: addedId } = added;
    await insertGstRate(context, { id: addedId, percent, validFrom: from, validUntil: row.until, source });
    await context.audit({ record: 'GST rate', recordId: addedId, action: 'add', after: added });
  });
  const taxed = !stays && (await isTaxedAt(tx, { percent: before.percent, from, until }));
  return { data: added ?? changed, warnings: keptAsPosted(taxed) };
}

/** One rate is one row on a day. */
async function refuseStanding(meant: GstRateRow, { tx }: WriteContext): Promise<void> {
  const others = (await allGstRates(tx)).filter(({ id }) => id !== meant.id);
  const stands = others.some((row) => Number(row.percent) === Number(meant.percent) && overlap(row, meant));
  if (stands) refuse(taxTableProblems.rate_stands);
}
