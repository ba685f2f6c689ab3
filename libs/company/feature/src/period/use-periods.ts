import { fiscalYearOfMonth, isMonth, listPeriods, type LockedPeriod, monthsOf } from '@freightdesk/company-contract';
import { queryOf, takeRows } from '@freightdesk/data-access-api';
import { type FiscalYear, systemClock } from '@freightdesk/shared-calendar';
import type { TakeRows } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A month of the books as its row shows it. */
export interface Period {
  /** The month itself, `2026-04`. */
  id: string;
  /** Null while it is open. */
  lock: LockedPeriod | null;
}

/** The months of the fiscal year that the address names by one of them; of the current one where it names none. */
export function usePeriods() {
  const [query, setQuery] = useSearchParams();
  const named = query.get('month') ?? '';
  const year = fiscalYearOfMonth(isMonth(named) ? named : systemClock.today().slice(0, 7));
  const { from, to } = year;
  const asked = { dateFrom: from, dateTo: to, sort: 'month' };
  const { data, error, refetch } = useQuery(queryOf(listPeriods, asked));
  const rows = useMemo(
    () =>
      data &&
      monthsOf({ from, to }).map((id): Period => ({ id, lock: data.data.find(({ month }) => month === id) ?? null })),
    [data, from, to],
  );
  const showYear = useCallback((next: FiscalYear) => setQuery({ month: next.from.slice(0, 7) }), [setQuery]);
  const take: TakeRows = (format, onBytes) => takeRows(listPeriods, asked, { format, onBytes });
  return { year, showYear, rows, error, refetch, take };
}
