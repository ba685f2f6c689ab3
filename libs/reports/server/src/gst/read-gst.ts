import {
  type GstQuery,
  type GstReport,
  gstRows,
  gstSummary,
  gstTies,
  reportPeriod,
} from '@freightdesk/reports-contract';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { atOneMoment } from '../report/report-page';
import { gstMonths, gstMovements } from './gst.repository';

/** GST as the documents say, month by month, and whether the ledger says the same. */
export async function readGst(asked: GstQuery, { db, clock }: ReadContext): Promise<GstReport> {
  const period = reportPeriod(asked, clock.today());
  const [months, movements] = await atOneMoment(db, async (tx) => [
    await gstMonths(tx, period),
    await gstMovements(tx, period),
  ]);
  return { ...gstSummary(months), rows: gstRows(months, movements), ties: gstTies(months, movements), ...period };
}
