import { type FigureOf, type ReportDefinition, type ReportPaging, reportPaging } from '@freightdesk/reports-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';

interface ReportSource<Total extends string> {
  /** All rows of the report, in no order. */
  rows: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** What is added up over all rows, by the name it is answered under. */
  totals: Readonly<Record<Total, RawBuilder<unknown>>>;
  /** Where what is added up is kept: rows of sums, each of so many rows of the report. Otherwise it is read from all rows. */
  kept?: { sums: RawBuilder<unknown>; rowCount: RawBuilder<unknown> };
}

export interface PageAsked {
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** The figures of a report that are columns of its rows by the same name. */
export function sumsOf<Report extends ReportDefinition>(report: Report): Record<FigureOf<Report>, RawBuilder<unknown>>;
export function sumsOf({ figures }: ReportDefinition) {
  return Object.fromEntries(Object.keys(figures).map((name) => [name, sql.ref(name)]));
}

/** The rows of a report, whole or a page of them, and its totals, which are of all rows. */
export async function reportPage<Row, Total extends string>(
  db: Db,
  { rows: all, order, totals: expressions, kept }: ReportSource<Total>,
  asked: PageAsked,
) {
  const sums = Object.entries<RawBuilder<unknown>>(expressions).map(
    ([name, expression]) => sql`coalesce(sum(${expression}), 0)::bigint as ${sql.ref(name)}`,
  );
  const counted = await sql<Record<Total, number> & { total: number }>`
    select ${kept ? sql`coalesce(sum(${kept.rowCount}), 0)::int` : sql`count(*)::int`} as total, ${sql.join(sums)}
    from (${kept?.sums ?? all}) as listed`.execute(db);
  const [first] = counted.rows;
  if (!first) throw new Error('A sum answers one row.');
  const { total, ...totals } = first;
  const paging: ReportPaging = reportPaging(asked, total);
  const { rows } = await sql<Row>`
    select * from (${all}) as listed order by ${order}
    limit ${paging.pageSize} offset ${(paging.page - 1) * paging.pageSize}`.execute(db);
  return { rows, totals, ...paging };
}

/** Totals, rows and ties of one report see the books at one moment, whatever is posted meanwhile. */
export const atOneMoment = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
