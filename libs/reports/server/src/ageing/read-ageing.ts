import type { Ageing, AgeingQuery } from '@freightdesk/reports-contract';
import { addDays } from '@freightdesk/shared-calendar';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { atOneMoment } from '../report/report-page';
import { ageingPage } from './ageing.repository';

/** So many days back what has changed since is less than what was open then. */
const nearDays = 92;

/** What customers owe, or what we owe vendors, at the end of a day. */
export async function readAgeing(
  { at, side = 'RECEIVABLE', partyId, groupBy = 'party', page, pageSize }: AgeingQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
): Promise<Ageing> {
  const today = clock.today();
  const day = at ?? today;
  const when = { at: day, isPast: day < today, isNear: day >= addDays(today, -nearDays) };
  const wanted = { ...when, side, partyId: partyId ?? null, grouping: groupBy, page, pageSize };
  return { at: day, side, ...(await atOneMoment(db, (tx) => ageingPage(tx, wanted))) };
}
