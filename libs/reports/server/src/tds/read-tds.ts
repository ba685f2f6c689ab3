import { reportPeriod, type TdsQuery, type TdsReport } from '@freightdesk/reports-contract';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { atOneMoment } from '../paging/report-page';
import { tdsMoved, tdsPage } from './tds.repository';

/** Tax deducted at source, document by document or added up, and whether the ledger says the same. */
export async function readTds(
  { from, to, groupBy, page, pageSize, ...asked }: TdsQuery,
  { db, clock }: ReadContext,
): Promise<TdsReport> {
  const period = reportPeriod({ ...(from && { from }), ...(to && { to }) }, clock.today());
  const { side = null, partyId = null, section = null } = asked;
  return atOneMoment(db, async (tx) => {
    const filter = { ...period, side, partyId, section };
    const found = await tdsPage(tx, { filter, grouping: groupBy ?? 'document' }, { page, pageSize });
    const moved = await tdsMoved(tx, period);
    const ties = moved.map((tie) => ({ ...tie, differencePaise: tie.reportPaise - tie.ledgerPaise }));
    return { ...found, ties, ...period };
  });
}
