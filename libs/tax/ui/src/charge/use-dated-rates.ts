import { queryOf } from '@freightdesk/data-access-api';
import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { type DatedRates, datedRates, type RatesOnDay, ratesOnDay } from '@freightdesk/tax-contract';
import { useQuery } from '@tanstack/react-query';

const none: DatedRates = {};
const byCurrency = ({ rates }: RatesOnDay): DatedRates => datedRates(rates);

/** Rupees for one unit of each currency on a day, as far as it is typed; empty until they are read. */
export function useDatedRates(day: unknown): DatedRates {
  const date = typeof day === 'string' && isBusinessDate(day) ? day : systemClock.today();
  const { data } = useQuery({ ...queryOf(ratesOnDay, { date }), select: byCurrency });
  return data ?? none;
}
