import {
  type FigureOf,
  type ReportDefinition,
  type ReportPaging,
  reportPaging,
  wholeUpToRows,
} from '@freightdesk/reports-contract';
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
  /** Where the rows of a page can be found without reading those before it. */
  paged?: (rows: { limit: number; offset: number }) => RawBuilder<unknown>;
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

/** In SQL, what is added up of rows that are called `listed`; and how to read it. */
function countedOf<Total extends string>({ totals, kept }: Pick<ReportSource<Total>, 'totals' | 'kept'>) {
  const named = Object.entries<RawBuilder<unknown>>(totals);
  const sums = named.map(
    ([, figure], index) => sql`coalesce(sum(${figure}), 0)::bigint as ${sql.ref(`countedFigure${index}`)}`,
  );
  const count = kept ? sql`coalesce(sum(${kept.rowCount}), 0)::int` : sql`count(*)::int`;
  return sql`${count} as counted_rows, ${sql.join(sums)}`;
}

type Counted = Record<`countedFigure${number}` | 'countedRows', number>;

function totalsOf<Total extends string>(
  names: Readonly<Record<Total, unknown>>,
  counted: Counted,
): Record<Total, number>;
function totalsOf(names: Readonly<Record<string, unknown>>, counted: Counted) {
  return Object.fromEntries(Object.keys(names).map((name, index) => [name, counted[`countedFigure${index}`]]));
}

/** The rows of a report, whole or a page of them, and its totals, which are of all rows. */
export function reportPage<Row, Total extends string>(db: Db, source: ReportSource<Total>, asked: PageAsked) {
  return source.kept ? pageBesideKept<Row, Total>(db, source, asked) : pageOfAll<Row, Total>(db, source, asked);
}

/** Totals from what is kept, and then no more rows than are shown. */
async function pageBesideKept<Row, Total extends string>(db: Db, source: ReportSource<Total>, asked: PageAsked) {
  const { rows: all, order, totals, kept, paged } = source;
  const counted = await sql<Counted>`select ${countedOf(source)} from (${kept?.sums ?? all}) as listed`.execute(db);
  const [first] = counted.rows;
  if (!first) throw new Error('A sum answers one row.');
  const paging: ReportPaging = reportPaging(asked, first.countedRows);
  const [limit, offset] = [paging.pageSize, (paging.page - 1) * paging.pageSize];
  const { rows } = await (
    paged
      ? sql<Row>`select * from (${paged({ limit, offset })}) as listed order by ${order}`
      : sql<Row>`select * from (${all}) as listed order by ${order} limit ${limit} offset ${offset}`
  ).execute(db);
  return { rows, totals: totalsOf(totals, first), ...paging };
}

/** Rows that are themselves sums are made once, for the totals and for the page: how many are shown follows from how many there are. */
async function pageOfAll<Row, Total extends string>(db: Db, source: ReportSource<Total>, asked: PageAsked) {
  const { rows: all, order, totals } = source;
  const { page, pageSize } = reportPaging(asked, wholeUpToRows + 1);
  const mostShown = asked.page === undefined && asked.pageSize === undefined ? wholeUpToRows : 0;
  const { rows: found } = await sql<Row & Counted & { isRow: true | null }>`
    with listed as materialized (${all}), counted as (select ${countedOf(source)} from listed)
    select counted.*, shown.* from counted left join lateral (
      select true as is_row, listed.* from listed order by ${order}
      limit case when counted_rows <= ${mostShown} then counted_rows else ${pageSize} end offset ${(page - 1) * pageSize}
    ) shown on true`.execute(db);
  const [first] = found;
  if (!first) throw new Error('A sum answers one row.');
  const paging: ReportPaging = reportPaging(asked, first.countedRows);
  const answered = totalsOf(totals, first);
  const beside = ['isRow', ...Object.keys(first).filter((name) => name.startsWith('counted'))];
  const rows: Row[] = found.filter(({ isRow }) => isRow);
  for (const row of found) for (const name of beside) Reflect.deleteProperty(row, name);
  return { rows, totals: answered, ...paging };
}

/** Totals, rows and ties of one report see the books at one moment, whatever is posted meanwhile. */
export const atOneMoment = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
