import { type ExpensesQuery, type ExpensesReport, reportPeriod } from '@freightdesk/reports-contract';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { atOneMoment } from '../paging/report-page';
import { expensesPage } from './expenses.repository';

/** What was spent, direct and indirect, from the ledger's own postings. */
export async function readExpenses(
  { from, to, groupBy, page, pageSize, ...asked }: ExpensesQuery,
  { db, clock }: ReadContext,
): Promise<ExpensesReport> {
  const period = reportPeriod({ ...(from && { from }), ...(to && { to }) }, clock.today());
  const { nature = null, accountId = null, partyId = null, jobId = null, without = null } = asked;
  const filter = { ...period, nature, accountId, partyId, jobId, without };
  const found = await atOneMoment(db, (tx) =>
    expensesPage(tx, { filter, grouping: groupBy ?? 'account' }, { page, pageSize }),
  );
  return { ...found, ...period };
}
