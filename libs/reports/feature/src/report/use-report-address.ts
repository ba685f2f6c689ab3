import { largestPage, type ReportPeriod, reportPeriod } from '@freightdesk/reports-contract';
import { type BusinessDate, isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

type Changes = Readonly<Record<string, string | null>>;

export interface ReportAddress {
  period: ReportPeriod;
  /** The day of a report that is of the end of one. */
  at: BusinessDate;
  params: URLSearchParams;
  /** What the report is asked for: its days, and a page of its rows unless all of them are to be printed. */
  asked: ReportPeriod & { page?: number; pageSize?: number };
  /** Changes the address; what is null leaves it. Another choice of rows begins on the first page. */
  change: (changes: Changes) => void;
  isWhole: boolean;
  /** Asks for all rows, for paper, or for a page of them again. */
  setWhole: (isWhole: boolean) => void;
}

/** A number of the address from 1 to `most`, or what it is otherwise. */
function numberIn(params: URLSearchParams, name: string, { most, otherwise }: { most: number; otherwise: number }) {
  const value = Number(params.get(name) ?? otherwise);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : otherwise;
}

function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Days, grouping, filters and page of a report, kept in the address so that a link to it shows the same figures. */
export function useReportAddress(): ReportAddress {
  const [params, setParams] = useSearchParams();
  const [isWhole, setWhole] = useState(false);
  const [from, to] = [params.get('from') ?? undefined, params.get('to') ?? undefined];
  const period = useMemo(
    () => reportPeriod({ ...(from && { from }), ...(to && { to }) }, systemClock.today()),
    [from, to],
  );
  const asOf = params.get('at') ?? '';
  const at = isBusinessDate(asOf) ? asOf : systemClock.today();
  const page = numberIn(params, 'page', { most: 1_000_000, otherwise: 1 });
  const pageSize = numberIn(params, 'pageSize', { most: largestPage, otherwise: largestPage });
  const asked = useMemo(() => (isWhole ? period : { ...period, page, pageSize }), [isWhole, page, pageSize, period]);
  const change = useCallback((changes: Changes) => setParams((current) => changed(current, changes)), [setParams]);
  return { period, at, params, asked, change, isWhole, setWhole };
}
