import { type ReportPeriod, reportPeriod } from '@freightdesk/reports-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface PeriodAddress {
  period: ReportPeriod;
  setPeriod: (period: Partial<ReportPeriod>) => void;
  params: URLSearchParams;
  setParam: (name: string, value: string | null) => void;
}

/** The days of a report, kept in the address so that a link to it shows the same figures. */
export function usePeriod(): PeriodAddress {
  const [params, setParams] = useSearchParams();
  const [from, to] = [params.get('from') ?? undefined, params.get('to') ?? undefined];
  const period = useMemo(
    () => reportPeriod({ ...(from && { from }), ...(to && { to }) }, systemClock.today()),
    [from, to],
  );
  const setAll = useCallback(
    (changes: Record<string, string | null>) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      }),
    [setParams],
  );
  const setPeriod = useCallback(
    (changes: Partial<ReportPeriod>) => setAll({ ...period, ...changes }),
    [period, setAll],
  );
  const setParam = useCallback((name: string, value: string | null) => setAll({ [name]: value }), [setAll]);
  return { period, setPeriod, params, setParam };
}
