import type { Answered } from '@freightdesk/shared-database';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { OrderKey } from './list-order';
import type { ListShape } from './list-shape';
import type { RowShape } from './row-shape';

/** Rows of a list in order, one more than a page has where there is a next one, and the count of all. */
interface Found {
  rows: RawBuilder<unknown>;
  counted: RawBuilder<unknown>;
}

/** What is read of a page's statement. */
export interface AnsweredPage extends Answered {
  /** The last row's place in the list, as JSON, where rows follow it. */
  place: string | undefined;
  /** How many rows the list has; undefined where there is no row to say it, or it was not counted. */
  counted: number | undefined;
}

/** How a page is asked of PostgreSQL, and what is read of its answer. */
export interface PageAnswer {
  shown(shape: ListShape, order: { keys: readonly OrderKey[] }, found: Found): RawBuilder<unknown>;
  read(answered: Answered, pageSize: number): AnsweredPage;
}

const countIn = (counted: unknown) => (counted === null || counted === undefined ? undefined : Number(counted));

const keyName = (index: number) => sql.ref(`key${index}`);

/** The place of a row is found with it and written behind the limit, for its expressions cost more than most rows do. */
export const withKeys = (rows: Expression<unknown>, keys: readonly OrderKey[]) =>
  sql`select listed.*, ${sql.join(keys.map(({ value }, index) => sql`${value} as ${keyName(index)}`))} from ${rows} as listed`;

/** Each row by itself: what is told of it, and behind that its place and the count of all. */
function rowByRow(
  told: RawBuilder<unknown>,
  from: (rows: RawBuilder<unknown>, hidden: readonly string[]) => RawBuilder<unknown>,
): PageAnswer {
  return {
    shown({ hidden }, { keys }, { rows, counted }) {
      const order = keys.map(
        ({ descending }, index) => sql`page.${keyName(index)} ${descending ? sql`desc` : sql`asc`}`,
      );
      const place = keys.map((_key, index) => sql`page.${keyName(index)}::text`);
      return sql`
        select ${told}, json_build_array(${sql.join(place)})::text as cursor_values, ${counted} as counted
        from ${from(rows, hidden)} order by ${sql.join(order)}`;
    },
    read({ columns, rows }, pageSize) {
      const shown = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? shown.at(-1) : undefined;
      const [first] = rows;
      return {
        ...{ columns, rows: shown },
        place: last && String(last.at(-2)),
        counted: countIn(first?.at(-1)),
      };
    },
  };
}

/** Rows with all of their columns. */
export const pageOfColumns: PageAnswer = rowByRow(sql`page.*`, (rows) => sql`(${rows}) as page`);

/** JSON has no line break of its own between or within the rows that PostgreSQL writes. */
const between = ',\n';

/** All rows in one text: a row of an answer costs both sides more than what stands in it. They are put together in the order that they have. */
const inOneText = (
  from: (rows: RawBuilder<unknown>, hidden: readonly string[]) => RawBuilder<unknown>,
): PageAnswer => ({
  shown({ pageSize, hidden }, { keys }, { rows, counted }) {
    const last = keys.map((_key, index) => sql`(array_agg(page.${keyName(index)}))[${sql.lit(pageSize)}]::text`);
    return sql`
      select string_agg(row_to_json(shown)::text, ${sql.lit(between)}) as rows, count(*)::int as shown,
        json_build_array(${sql.join(last)})::text as cursor_values, ${counted} as counted
      from ${from(rows, hidden)}`;
  },
  read({ columns, rows: [answer] }, pageSize) {
    const [text, shown, place, counted] = answer ?? [];
    const rows = String(text ?? '');
    const isMore = Number(shown) > pageSize;
    return {
      columns,
      rows: text === null ? [] : [[isMore ? rows.slice(0, rows.lastIndexOf(between)) : rows]],
      place: isMore ? String(place) : undefined,
      counted: countIn(counted),
    };
  },
});

/** Rows as JSON by their shape; each by itself, with what is computed of it beside it, where something is. */
export function pageOfShape<Selected, Row>({ beside, computed }: RowShape<Selected, Row>): PageAnswer {
  const from = (rows: RawBuilder<unknown>, hidden: readonly string[]) =>
    sql`(${rows}) as page cross join ${beside('page', hidden)}`;
  if (!computed) return inOneText(from);
  const columns = computed.from.map((name) => sql.ref(`page.${name}`));
  return rowByRow(sql`row_to_json(shown)::text as row, ${sql.join(columns)}`, from);
}
