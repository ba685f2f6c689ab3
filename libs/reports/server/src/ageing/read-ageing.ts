import type { Ageing, AgeingQuery } from '@freightdesk/reports-contract';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { atOneMoment } from '../report/report-page';
import { ageingPage } from './ageing.repository';

/** What customers owe, or what we owe vendors, at the end of a day. */
export async function readAgeing(
  { at, side = 'RECEIVABLE', partyId, groupBy = 'party', page, pageSize }: AgeingQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
): Promise<Ageing> {
  const today = clock.today();
  const day = at ?? today;
  const wanted = { side, at: day, partyId: partyId ?? null, grouping: groupBy, isPast: day < today, page, pageSize };
  return { at: day, side, ...(await atOneMoment(db, (tx) => ageingPage(tx, wanted))) };
}
