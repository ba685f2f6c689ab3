import { queryOf } from '@freightdesk/data-access-api';
import { getTdsSoFar, type TdsSoFarAnswer } from '@freightdesk/invoices-contract';
import { isBusinessDate } from '@freightdesk/shared-calendar';
import { useQuery } from '@tanstack/react-query';
import type { TdsChoice } from './purchase-form.schema';

interface Asked {
  partyId?: string | undefined;
  date?: string | undefined;
  tdsNature?: TdsChoice | undefined;
}

/** What the vendor's year has so far, as the threshold of the chosen nature counts it. */
export function useTdsSoFar({ partyId = '', date = '', tdsNature }: Asked): TdsSoFarAnswer | undefined {
  const nature = tdsNature && tdsNature !== 'OWN' && tdsNature !== 'NONE' ? { tdsNature } : {};
  const enabled = partyId !== '' && isBusinessDate(date);
  return useQuery({ ...queryOf(getTdsSoFar, { partyId, date, ...nature }), enabled }).data;
}
