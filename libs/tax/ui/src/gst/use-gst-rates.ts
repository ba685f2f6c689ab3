import { allOf } from '@freightdesk/data-access-api';
import { type GstRateRow, listGstRates, ratesInForce } from '@freightdesk/tax-contract';
import { useQuery } from '@tanstack/react-query';

const none: readonly GstRateRow[] = [];

/** The rates of GST by their days; none until they are read. */
export function useGstRates(): readonly GstRateRow[] {
  const { data } = useQuery(allOf(listGstRates));
  return data ?? none;
}

/** What may be chosen on a day; a rate that was chosen before stays in sight, whether it holds or not. */
export function useRateOptions(day: string, chosen: unknown) {
  const offered = ratesInForce(day, useGstRates());
  const isOffered = typeof chosen !== 'string' || chosen === '' || offered.includes(chosen);
  const options = (isOffered ? offered : [chosen, ...offered]).map((value) => ({ value, label: `${value}%` }));
  return { options, isInForce: offered.length === 0 || isOffered };
}
