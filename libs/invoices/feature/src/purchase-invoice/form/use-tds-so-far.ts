import { queryOf } from '@freightdesk/data-access-api';
import { getTdsSoFar, type TdsSoFarAnswer } from '@freightdesk/invoices-contract';
import { isBusinessDate } from '@freightdesk/shared-calendar';
import { useQuery } from '@tanstack/react-query';
import { saidNature, type TdsChoice } from './purchase-form.schema';

interface Asked {
  partyId?: string | undefined;
  date?: string | undefined;
  tdsNature?: TdsChoice | undefined;
}

/** What the vendor's year has so far, as the threshold of the chosen nature counts it. */
export function useTdsSoFar({ partyId = '', date = '', tdsNature }: Asked): TdsSoFarAnswer | null {
  const said = saidNature(tdsNature ?? 'OWN');
  const nature = said ? { tdsNature: said } : {};
  const enabled = partyId !== '' && isBusinessDate(date);
  return useQuery({ ...queryOf(getTdsSoFar, { partyId, date, ...nature }), enabled }).data ?? null;
}
