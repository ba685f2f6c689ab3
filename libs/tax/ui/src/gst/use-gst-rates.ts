import { allOf } from '@freightdesk/data-access-api';
import { type GstRateRow, listGstRates, rateInForce, ratesInForce } from '@freightdesk/tax-contract';
import { useQuery } from '@tanstack/react-query';

const none: readonly GstRateRow[] = [];

/** The rates of GST by their days; none until they are read. */
export function useGstRates(): readonly GstRateRow[] {
  const { data } = useQuery(allOf(listGstRates));
  return data ?? none;
}

/** What may be chosen on a day; a rate that was chosen before stays in sight, whether it holds or not. */
export function useRateOptions(day: string, chosen: unknown) {
  const rates = useGstRates();
  const offered = ratesInForce(day, rates);
  const rate = typeof chosen === 'string' ? chosen : '';
  const values = rate === '' || offered.includes(rate) ? offered : [rate, ...offered];
  return {
    options: values.map((value) => ({ value, label: `${value}%` })),
    // Before they are read nothing can be said.
    isInForce: rates.length === 0 || rate === '' || rateInForce(rate, day, rates) !== null,
  };
}
