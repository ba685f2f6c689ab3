import { queryOf } from '@freightdesk/data-access-api';
import { isBusinessDate } from '@freightdesk/shared-calendar';
import { type GtaOption, gtaOptionOfDay } from '@freightdesk/tax-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** How the company pays the tax of its freight by road on a day; null until it is known, and where nothing is asked. */
export function useGtaOption(day: string | undefined, isAsked = true): GtaOption | null {
  const date = day !== undefined && isBusinessDate(day) ? day : null;
  const { data } = useQuery({
    ...queryOf(gtaOptionOfDay, { date: date ?? '' }),
    enabled: isAsked && date !== null,
  });
  return data?.option ?? null;
}

/** The same, asked at the moment that it is needed; a server that does not answer now says so when the document is saved. */
export function useAskGtaOption(): (date: string) => Promise<GtaOption | null> {
  const client = useQueryClient();
  return async (date) => {
    try {
      return (await client.fetchQuery(queryOf(gtaOptionOfDay, { date }))).option;
    } catch {
      return null;
    }
  };
}
