import { newId } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, type RecordKind, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { SavedTdsRate, TdsRateRow, UpdateTdsRateInput } from '@freightdesk/tax-contract';
import type { TaxPorts } from '../tax-ports';
import { keptAsPosted, rowChangeOrRefuse } from './changed-row';
import { changeTdsRate, findTdsRate, insertTdsRate, lockTdsRate } from './tax-table.repository';

const tdsRates: RecordKind<TdsRateRow> = {
  record: 'TDS rate',
  lock: lockTdsRate,
  find: async (tx, id) => (await findTdsRate(tx, id)) ?? refuse(commonProblems.not_found),
};

/** From a day on other terms hold; what is left out goes on as it was. From the row's own day on it is the row that is put right. */
export async function updateTdsRate(
  { id, version, from, ...said }: UpdateTdsRateInput,
  context: WriteContext,
  { isDeductedFor }: TaxPorts,
): Promise<SavedTdsRate> {
  const { tx } = context;
  const followingId = newId();
  const { nature, until } = await tdsRates.find(tx, id);
  const changed = await changeRecord(tdsRates, { id, version, action: 'update' }, context, async (row) => {
    const change = rowChangeOrRefuse(row, from);
    if (change.row === 'STAYS_FROM_ITS_DAY') return changeTdsRate(context, id, said);
    await changeTdsRate(context, id, { validUntil: change.until });
    const { version: _seen, from: _before, until: validUntil, ...terms } = { ...row, ...said };
    const head = row.payee === null ? row.nature : `${row.nature}_${row.payee}`;
    return insertTdsRate(context, { ...terms, head, id: followingId, validFrom: from, validUntil });
  });
  const following = await findTdsRate(tx, followingId);
  if (following) {
    await context.audit({ record: 'TDS rate', recordId: followingId, action: 'add', after: following });
  }
  const deducted = await isDeductedFor(tx, { nature, from, until });
  return { data: following ?? changed, warnings: keptAsPosted(deducted) };
}
