import { businessDate, id, minorUnits, number, record, type Schema, string } from '@freightdesk/shared-endpoint/schema';
import { largestPage } from '../paging/report-paging.rules';
import type { AskedOf, FigureOf, ReportDefinition, ReportFilter } from './define-report';

export const daysAsked = { from: businessDate(), to: businessDate() };
export const daysAnswered = { from: businessDate().required(), to: businessDate().required() };

/** Fields of a query whose rows can be asked for by the page. */
export const pageAsked = {
  page: number().integer().min(1).max(1_000_000),
  pageSize: number().integer().min(1).max(largestPage),
};

/** Which rows the answer holds, and how many there are. */
export const pageAnswered = {
  page: number().integer().required(),
  pageSize: number().integer().required(),
  total: number().integer().required(),
};

function schemaOf(filter: ReportFilter) {
  if (filter.kind === 'id') return id();
  return filter.kind === 'choice' ? string().oneOf(Object.keys(filter.labels)) : string().max(50);
}

/** What a report takes. */
export function reportQuery<Report extends ReportDefinition>(report: Report): Schema<AskedOf<Report>>;
export function reportQuery({ groupings, filters }: ReportDefinition): Schema<unknown> {
  const kinds = Object.keys(groupings);
  return record({
    ...daysAsked,
    ...(kinds.length > 0 && { groupBy: string().oneOf(kinds) }),
    ...Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, schemaOf(filter)])),
    ...pageAsked,
  });
}

type Figures<Report extends ReportDefinition> = Readonly<Record<FigureOf<Report>, ReturnType<typeof figure>>>;
const figure = () => minorUnits().required();

/** The amounts of a row, and of the totals. */
export function reportFigures<Report extends ReportDefinition>(report: Report): Figures<Report>;
export function reportFigures({ figures }: ReportDefinition) {
  return Object.fromEntries(Object.keys(figures).map((name) => [name, figure()]));
}

/** What every report answers beside its rows. */
export const reportAnswer = { ...daysAnswered, ...pageAnswered };
