import {
  type FigureOf,
  type ReportDefinition,
  type ReportPaging,
  reportPaging,
  type ReportPeriod,
  wholeUpToRows,
} from '@freightdesk/reports-contract';
import { compiled, type Db, rowOf, type Tx } from '@freightdesk/shared-database';
import { type RawBuilder, sql, Transaction } from 'kysely';
import { type PageWithinMonths, pageWithinMonths } from './months-of-page';

interface ReportSource<Total extends string> {
  /** All rows of the report, in no order. */
  rows: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** What rows are called, looked up once it is known which are shown: columns of these, and what is joined to `listed` for them. */
  named?: { columns: RawBuilder<unknown>; joins: RawBuilder<unknown> };
  /** What is added up over all rows, by the name it is answered under. */
  totals: Readonly<Record<Total, RawBuilder<unknown>>>;
  /** Where sums tell what all rows come to, and whose rows are on the page: `rows` are theirs then. */
  known?: {
    /** What `rows` and the rest of this are read from: named queries. */
    queries: RawBuilder<unknown>;
    /** One row: what is added up, and `row_count` of the whole report. */
    sums: RawBuilder<unknown>;
    /** How many of `rows` are before the page. */
    skipped: RawBuilder<unknown>;
  };
  /** Where what is added up is kept: rows of sums, each of so many rows of the report. Otherwise it is read from all rows. */
  kept?: {
    sums: RawBuilder<unknown>;
    rowCount: RawBuilder<unknown>;
    /** The first day of the month, where the rows are in the order of their days; the page is then looked for in its months alone. */
    month?: RawBuilder<unknown>;
    /** Rows of these days, in the order of the report; of all days where the order is another. */
    paged: (rows: PageOfRows & { days: ReportPeriod }) => RawBuilder<unknown>;
  };
}

/** Which of the rows are shown, and how many there are of the whole report. */
export interface PageOfRows {
  limit: number;
  offset: number;
  total: number;
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
function countedOf<Total extends string>(
  totals: ReportSource<Total>['totals'],
  kept?: { rowCount: RawBuilder<unknown> },
) {
  const named = Object.entries<RawBuilder<unknown>>(totals);
  const sums = named.map(
    ([, figure], index) => sql`coalesce(sum(${figure}), 0)::bigint as ${sql.ref(`countedFigure${index}`)}`,
  );
  const count = kept ? sql`coalesce(sum(${kept.rowCount}), 0)::int` : sql`count(*)::int`;
  return sql`${count} as counted_rows, ${sql.join(sums)}`;
}

type CountedName = `countedFigure${number}` | 'countedRows';
type Counted = Record<CountedName, number>;

const isCounted = (name: string): name is CountedName => name.startsWith('counted');
const countedNames = (row: object): CountedName[] => Object.keys(row).filter(isCounted);

function totalsOf<Total extends string>(
  names: Readonly<Record<Total, unknown>>,
  counted: Counted,
): Record<Total, number>;
function totalsOf(names: Readonly<Record<string, unknown>>, counted: Counted) {
  return Object.fromEntries(Object.keys(names).map((name, index) => [name, counted[`countedFigure${index}`] ?? 0]));
}

/** The rows of a report, whole or a page of them, and its totals, which are of all rows. */
export function reportPage<Row extends object, Total extends string>(
  db: Db,
  { kept, ...source }: ReportSource<Total>,
  asked: PageAsked & ReportPeriod,
) {
  return kept ? pageBesideKept<Row, Total>(db, { ...source, kept }, asked) : pageOfAll<Row, Total>(db, source, asked);
}

/** Of thousands of rows, their names and what is taken out of each again would be most of the work. */
const asArrays = (db: Db, query: RawBuilder<unknown>) =>
  compiled<undefined>({ compile: () => query.compile(db) }, { isUsual: false })(db, undefined);

/** What is added up of all months. */
function addedUp(months: readonly Counted[]): Counted {
  const sums: Counted = { countedRows: 0 };
  for (const month of months) {
    for (const name of countedNames(month)) sums[name] = (sums[name] ?? 0) + (month[name] ?? 0);
  }
  return sums;
}

const namedOf = ({ named }: Pick<ReportSource<string>, 'named'>) => named ?? { columns: sql`listed.*`, joins: sql`` };

function pageWithinAll({ page, pageSize, total }: ReportPaging, { from, to }: ReportPeriod): PageWithinMonths {
  const offset = (page - 1) * pageSize;
  return { days: offset < total ? { from, to } : undefined, offset };
}

/** Totals from what is kept, and then no more rows than are shown, out of the months that they lie in. */
async function pageBesideKept<Row extends object, Total extends string>(
  db: Db,
  { kept, ...source }: ReportSource<Total> & Required<Pick<ReportSource<Total>, 'kept'>>,
  asked: PageAsked & ReportPeriod,
) {
  const { rows: months } = await sql<Counted & { inMonth: string }>`
    select ${kept.month ?? sql`null`} as in_month, ${countedOf(source.totals, kept)}
    from (${kept.sums}) as listed group by 1 order by 1`.execute(db);
  const counted = addedUp(months);
  const paging: ReportPaging = reportPaging(asked, counted.countedRows);
  const totals = totalsOf(source.totals, counted);
  const inMonths = months.map(({ inMonth, countedRows }) => ({ month: inMonth, rowCount: countedRows }));
  const { days, offset } = kept.month ? pageWithinMonths(inMonths, paging, asked) : pageWithinAll(paging, asked);
  if (days === undefined) return { rows: [], totals, ...paging };
  const { columns, joins } = namedOf(source);
  const paged = kept.paged({ limit: paging.pageSize, offset, total: paging.total, days });
  const found = await asArrays(db, sql`select ${columns} from (${paged}) as listed ${joins} order by ${source.order}`);
  return { rows: found.rows.map((values) => rowOf<Row>(found.columns, values)), totals, ...paging };
}

/** Rows that are themselves sums are made once, for the totals and for the page: how many are shown follows from how many there are. */
async function pageOfAll<Row extends object, Total extends string>(
  db: Db,
  source: ReportSource<Total>,
  asked: PageAsked,
) {
  const { rows: all, order, totals, known } = source;
  const named = namedOf(source);
  const { page, pageSize } = reportPaging(asked, wholeUpToRows + 1);
  const mostShown = asked.page === undefined && asked.pageSize === undefined ? wholeUpToRows : 0;
  const counting = known
    ? sql`select ${countedOf(totals, { rowCount: sql`row_count` })} from (${known.sums}) as listed`
    : sql`select ${countedOf(totals)} from listed`;
  const query = sql`
    with ${known ? sql`${known.queries},` : sql``} listed as materialized (${all}), counted as (${counting})
    select counted.*, shown.* from counted left join lateral (
      select true as is_row, ${named.columns} from (
        select * from listed order by ${order}
        limit case when counted_rows <= ${mostShown} then counted_rows else ${pageSize} end
        offset ${known ? known.skipped : sql`${(page - 1) * pageSize}`}
      ) listed ${named.joins} order by ${order}
    ) shown on true`;
  const { columns, rows: found } = await asArrays(db, query);
  const [first] = found;
  if (!first) throw new Error('A sum answers one row.');
  const isRow = columns.indexOf('isRow');
  const counted = rowOf<Counted>(columns.slice(0, isRow), first);
  const names = columns.slice(isRow + 1);
  const rows = found.filter((values) => values[isRow]).map((values) => rowOf<Row>(names, values.slice(isRow + 1)));
  return { rows, totals: totalsOf(totals, counted), ...reportPaging(asked, counted.countedRows) };
}

/**
 * Totals, rows and ties of one report see the books at one moment, whatever is posted meanwhile. What is read within a transaction that is
 * under way, as a letter is that is being written, sees what that one sees.
 */
export const atOneMoment = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db instanceof Transaction
    ? work(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
