import {
  type AskedOf,
  type FiltersOf,
  type GroupingOf,
  type ReportDefinition,
  type ReportPeriod,
  reportPeriod,
} from '@freightdesk/reports-contract';
import type { Tx } from '@freightdesk/shared-database';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { atOneMoment, type PageAsked } from './report-page';

/** What a report's query is given: what was not asked is null, as SQL reads it. */
export type WantedOf<Report extends ReportDefinition> = ReportPeriod &
  PageAsked & { grouping: GroupingOf<Report> } & {
    [Name in keyof Report['filters']]: NonNullable<FiltersOf<Report>[Name]> | null;
  };

function wantedOf<Report extends ReportDefinition>(
  report: Report,
  asked: AskedOf<Report>,
  period: ReportPeriod,
): WantedOf<Report>;
function wantedOf({ groupings, filters }: ReportDefinition, asked: AskedOf<ReportDefinition>, period: ReportPeriod) {
  const { groupBy = Object.keys(groupings)[0], page, pageSize } = asked;
  const narrowed = Object.keys(filters).map((name) => [name, asked[name] ?? null]);
  return { ...Object.fromEntries(narrowed), ...period, grouping: groupBy, page, pageSize };
}

/** The use case of a report: its days, what narrows it, and all that is read of it seen at one moment. */
export const readReport =
  <const Report extends ReportDefinition, Found extends object>(
    report: Report,
    read: (tx: Tx, wanted: WantedOf<Report>) => Promise<Found>,
  ) =>
  async (asked: AskedOf<Report>, { db, clock }: Pick<ReadContext, 'db' | 'clock'>): Promise<Found & ReportPeriod> => {
    const period = reportPeriod(asked, clock.today());
    const found = await atOneMoment(db, (tx) => read(tx, wantedOf(report, asked, period)));
    return { ...found, ...period };
  };
