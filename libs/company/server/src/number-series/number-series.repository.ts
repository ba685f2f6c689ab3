import { formatNumber, type NumberSeries, numberSeriesList, type SeriesKind } from '@freightdesk/company-contract';
import { advisoryLocks, type Database, type Db, newId, type Tx } from '@freightdesk/shared-database';
import type { Page } from '@freightdesk/shared-endpoint';
import { type Asking, changedAt, type ListRequest, pagesOf, type Writing } from '@freightdesk/shared-server-kit';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';

type SeriesTable = Database['numberSeries'];
export type Series = Pick<Selectable<SeriesTable>, 'id' | 'prefix' | 'width'>;

export async function findSeries(
  db: Db | Tx,
  { kind, holder }: { kind: SeriesKind; holder: string },
): Promise<Series | undefined> {
  return db
    .selectFrom('numberSeries')
    .select(['id', 'prefix', 'width'])
    .where('kind', '=', kind)
    .where('holder', '=', holder)
    .executeTakeFirst();
}

/** Whether a series whose numbers stand in the same column gives, or has given, numbers with a prefix. */
export async function isPrefixTaken(tx: Tx, kind: SeriesKind, prefix: string): Promise<boolean> {
  const { rows } = await sql`
    select from (select id, prefix from number_series union all select series_id, prefix from spent_prefix) used
    join number_series s on s.id = used.id
    where used.prefix = ${prefix} and number_column_of(s.kind) = number_column_of(${kind}) limit 1`.execute(tx);
  return rows.length > 0;
}

export interface SeriesToOpen {
  kind: SeriesKind;
  holder: string;
  prefix: string;
  width: number;
}

/** Till the transaction ends nobody else opens a series: what is free now is free when it is taken. */
export async function waitToOpen(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLocks.openingSeries)})`.execute(tx);
}

export async function insertSeries(tx: Tx, { kind, holder, ...spelling }: SeriesToOpen): Promise<Series> {
  return tx
    .insertInto('numberSeries')
    .values({ kind, holder, ...spelling, id: newId() })
    .returning(['id', 'prefix', 'width'])
    .executeTakeFirstOrThrow();
}

/** Gives series that have no number yet to another holder, where that one has none of its own. */
export async function passSeriesOn(
  tx: Tx,
  { kinds, from, to }: { kinds: readonly SeriesKind[]; from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('numberSeries as series')
    .set({ holder: to })
    .where('series.holder', '=', from)
    .where('series.kind', 'in', kinds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('numberCounter')
            .select('last')
            .whereRef('seriesId', '=', 'series.id')
            .whereRef('last', '>=', 'first'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('numberSeries as other')
            .select('other.id')
            .where('other.holder', '=', to)
            .whereRef('other.kind', '=', 'series.kind'),
        ),
      ),
    )
    .execute();
}

/** Whose a series is: known by its name, or by what a branch says of itself, of the head office where none is given. */
export type Holder = string | { branchId: string | null; by: 'gstin' | 'code' };

/** The queue of those who take a number of a series. */
export const turnOf = (seriesId: RawBuilder<unknown>, fiscalYear: string | RawBuilder<string>) =>
  sql`pg_advisory_xact_lock(hashtextextended(${seriesId} || ' ' || ${fiscalYear}, 0))`;

/** Till the transaction ends nobody takes a number of the series. */
export async function waitForTurn(tx: Tx, seriesId: string, fiscalYear: string): Promise<void> {
  await sql`select ${turnOf(sql`${seriesId}::text`, fiscalYear)}`.execute(tx);
}

/** Has a series begin its year with another number than 1; false where it has given one already. */
export async function beginCounter(
  tx: Tx,
  { seriesId, fiscalYear, first }: { seriesId: string; fiscalYear: string; first: number },
): Promise<boolean> {
  const begun = await tx
    .insertInto('numberCounter')
    .values({ seriesId, fiscalYear, first, last: first - 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['seriesId', 'fiscalYear'])
        .doUpdateSet({ first, last: first - 1 })
        .where(sql<boolean>`number_counter.last = number_counter.first - 1`),
    )
    .returning('first')
    .executeTakeFirst();
  return begun !== undefined;
}

export async function lastOfCounter(db: Db | Tx, seriesId: string, fiscalYear: string): Promise<number> {
  const row = await db
    .selectFrom('numberCounter')
    .select('last')
    .where('seriesId', '=', seriesId)
    .where('fiscalYear', '=', fiscalYear)
    .executeTakeFirst();
  return row?.last ?? 0;
}

const seriesRows = (db: Db | Tx, fiscalYear: string | RawBuilder<string>) =>
  db
    .selectFrom('numberSeries')
    .leftJoin('numberCounter', (join) =>
      join.onRef('numberCounter.seriesId', '=', 'numberSeries.id').on('numberCounter.fiscalYear', '=', fiscalYear),
    )
    .select((eb) => [
      'numberSeries.id',
      eb.ref('numberSeries.kind').$castTo<SeriesKind>().as('kind'),
      'numberSeries.holder',
      'numberSeries.prefix',
      'numberSeries.width',
      eb.fn.coalesce('numberCounter.first', eb.lit(1)).as('first'),
      eb.fn.coalesce('numberCounter.last', eb.lit(0)).as('last'),
      'numberSeries.version',
    ]);

type SeriesRow = Omit<NumberSeries, 'fiscalYear' | 'lastNumber' | 'nextNumber'> & { last: number };

function shown({ last, ...series }: SeriesRow, fiscalYear: string): NumberSeries {
  const numbered = (sequence: number) => formatNumber({ ...series, fiscalYear, sequence });
  return {
    ...series,
    fiscalYear,
    lastNumber: last < series.first ? null : numbered(last),
    nextNumber: numbered(last + 1),
  };
}

const pages = pagesOf((db: Db | Tx, asking: Asking<{ fiscalYear: string }>) => seriesRows(db, asking('fiscalYear')), {
  list: numberSeriesList,
  toRow: (row, { fiscalYear }) => shown(row, fiscalYear),
});

export const listSeries = (db: Db, request: ListRequest, fiscalYear: string): Promise<Page<NumberSeries>> =>
  pages(db, request, { fiscalYear });

export async function lockSeries(tx: Tx, id: string, fiscalYear: string): Promise<NumberSeries | undefined> {
  const row = await seriesRows(tx, fiscalYear)
    .where('numberSeries.id', '=', id)
    .forUpdate('numberSeries')
    .executeTakeFirst();
  return row && shown(row, fiscalYear);
}

export async function changeSeries(by: Writing, id: string, changes: Updateable<SeriesTable>): Promise<void> {
  await by.tx
    .updateTable('numberSeries')
    .set({ ...changes, ...changedAt(by) })
    .where('id', '=', id)
    .execute();
}
