import { reportPeriod, type SalesQuery, type SalesReport, sumOfSales } from '@freightdesk/reports-contract';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { saleRows } from './sales.repository';

export async function readSales(
  { groupBy, partyId, ...asked }: SalesQuery,
  { db, clock }: ReadContext,
): Promise<SalesReport> {
  const period = reportPeriod(asked, clock.today());
  const rows = await saleRows(db, { ...period, partyId: partyId ?? null }, groupBy ?? 'document');
  return { rows, totals: sumOfSales(rows), ...period };
}
