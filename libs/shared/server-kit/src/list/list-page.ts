import { countedUpTo, type ListDefinition, type Page } from '@freightdesk/shared-endpoint';
import type { Db, Tx } from '@freightdesk/shared-database';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { readCursor, writeCursor } from './cursor';
import { columnsOf, refuseHidden } from './list-column';
import { filterConditions, searchConditions } from './list-conditions';
import { afterPosition, orderBy, orderKeys } from './list-order';
import type { ListRequest } from './list-request';

export interface ListSource<Selected extends { id: string }, Row> {
  /** What is filtered, sorted and searched by. */
  list: ListDefinition<keyof Selected & string>;
  /** Selects `id` and every column that is shown, filtered, sorted or searched; without order or limit. */
  query: Expression<Selected>;
  request: ListRequest;
  toRow: (selected: Selected) => Row;
}

/**
 * One page of a repository's query. The query is wrapped (`from (...) as listed`), which PostgreSQL folds back into it, so
 * columns are named by what the query selects and nothing of the request ever becomes SQL text.
 */
export async function listPage<Selected extends { id: string }, Row>(
  db: Db | Tx,
  { list, query, request, toRow }: ListSource<Selected, Row>,
): Promise<Page<Row>> {
  const columns = columnsOf(list);
  const { page, pageSize, sort, cursor, hidden } = request;
  refuseHidden(request, columns);
  const visible = list.search.filter((column) => !hidden.includes(column));
  const keys = orderKeys(sort, columns);
  const wanted = [...filterConditions(request, columns), ...searchConditions(request.q, visible)];
  const onward = cursor === null ? [] : [afterPosition(keys, readCursor(cursor, sort, keys))];

  const { rows } = await sql<Selected & { cursorValues?: (string | null)[] }>`
    select listed.*, json_build_array(${sql.join(keys.map(({ value }) => sql`(${value})::text`))}) as cursor_values
    from ${query} as listed
    where ${every([...wanted, ...onward])}
    order by ${orderBy(keys)}
    limit ${pageSize + 1} offset ${cursor === null ? (page - 1) * pageSize : 0}`.execute(db);

  // One row more than asked for tells whether there is a next page.
  const shown = rows.slice(0, pageSize);
  const lastValues = rows.length > pageSize ? shown.at(-1)?.cursorValues : undefined;
  for (const row of shown) delete row.cursorValues;
  return {
    data: shown.map(toRow),
    page,
    pageSize,
    ...(await countOf(db, query, { wanted, exactly: request.countExactly })),
    nextCursor: lastValues ? writeCursor(sort, lastValues) : null,
  };
}

const every = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

async function countOf(
  db: Db | Tx,
  query: Expression<unknown>,
  { wanted, exactly }: { wanted: readonly RawBuilder<unknown>[]; exactly: boolean },
): Promise<{ total: number; totalIsExact: boolean }> {
  const most = exactly ? sql`all` : sql`${countedUpTo + 1}`;
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted
    from (select 1 from ${query} as listed where ${every(wanted)} limit ${most}) as found`.execute(db);
  const counted = rows[0]?.counted ?? 0;
  return exactly || counted <= countedUpTo
    ? { total: counted, totalIsExact: true }
    : { total: countedUpTo, totalIsExact: false };
}
