import { queryOf, takeRows } from '@freightdesk/data-access-api';
import type {
  AskedOf,
  FigureOf,
  FiltersOf,
  GroupingOf,
  ReportDefinition,
  ReportPaging,
} from '@freightdesk/reports-contract';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import type { TakeRows } from '@freightdesk/shared-ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReportAddress, useReportAddress } from './use-report-address';

export interface ReportAnswer<Row, Figure extends string = string> extends ReportPaging {
  rows: Row[];
  totals: Readonly<Record<Figure, number>>;
}

/** What the address says of a definition's filters and rows; what it does not offer is as if it were not asked. */
function askedIn<Report extends ReportDefinition>(
  report: Report,
  address: ReportAddress,
): FiltersOf<Report> & { groupBy: GroupingOf<Report> };
function askedIn({ filters, groupings }: ReportDefinition, { params }: ReportAddress) {
  const narrowed = Object.entries(filters).map(([name, filter]) => {
    const value = params.get(name) ?? undefined;
    const isOffered = filter.kind !== 'choice' || (value !== undefined && Object.hasOwn(filter.labels, value));
    return [name, isOffered ? value : undefined];
  });
  const [first, ...others] = Object.keys(groupings);
  return { ...Object.fromEntries(narrowed), groupBy: others.find((one) => one === params.get('groupBy')) ?? first };
}

/** A report as its address asks for it. */
export function useReport<Report extends ReportDefinition, Answer extends ReportAnswer<unknown, FigureOf<Report>>>(
  report: Report,
  endpoint: Endpoint<AskedOf<Report>, Answer>,
) {
  const address = useReportAddress();
  const asked = askedIn(report, address);
  const input: AskedOf<Report> = { ...address.asked, ...asked };
  const query = useQuery({ ...queryOf(endpoint, input), placeholderData: keepPreviousData });
  const take: TakeRows = (format, onBytes) => takeRows(endpoint, input, { format, onBytes });
  return { report, address, asked, query, take };
}
