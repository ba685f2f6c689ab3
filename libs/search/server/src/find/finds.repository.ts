import { told } from '@freightdesk/shared-database';
import type { ReadsNumber } from '@freightdesk/shared-endpoint';
import {
  folded,
  type FoundWith,
  type NameColumns,
  numberEnd,
  numberKey,
  type NumberColumn,
  patternOf,
  type PlaceColumns,
  searchText,
} from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';
import { type Asked, enteredWords, keysOf, placePatterns } from './asked';

export type Sql = RawBuilder<unknown>;

/** How good a find is. What belongs to a record that was found is worth a part of what that is. */
export const scores = {
  whole: 1,
  repaired: 0.9,
  beginning: 0.8,
  end: 0.75,
  sameName: 0.7,
  beginsName: 0.6,
  inName: 0.5,
  place: 0.45,
  alike: 0.4,
  with: 0.3,
} as const;

/** So many by each way are enough: who looks for something so usual has to type on. */
const most = { found: 6, looked: 40, withEach: 3 } as const;

export const litOf = (value: number | string): Sql => sql`${sql.lit(value)}`;
const columnOf = (table: string, column: string): Sql => sql`${sql.ref(`${table}.${column}`)}`;

/**
 * What was typed stands in one row that every find joins. So PostgreSQL can know no more of one asking than of the next, and soon
 * keeps its plan: to make one takes ten times longer than to follow it.
 */
export const askedRow = (readers: readonly ReadsNumber[]): Sql => {
  const keys = [-1, ...readers.keys()].map(
    (at) => sql`${told((asked: Asked) => keysOf(asked, at).right)}::text[] as ${nameOf('right', at)},
      ${told((asked: Asked) => keysOf(asked, at).all)}::text[] as ${nameOf('all', at)}`,
  );
  return sql`select ${told(({ key }: Asked) => key)}::text as beginning,
    ${told(({ key }: Asked) => [...key].reverse().join(''))}::text as "end",
    lower(${told(({ text }: Asked) => text)}::text) as text,
    array(select lower(word) from unnest(${told(({ words }: Asked) => words.map(patternOf))}::text[]) as word) as words,
    ${told(({ slips }: Asked) => slips.map(([meant]) => meant))}::text[] as meant,
    ${told(({ slips }: Asked) => slips.map(([, other]) => other))}::text[] as other,
    ${told(({ slips }: Asked) => slips.map(([, , another]) => another))}::text[] as another,
    ${told((asked: Asked) => placePatterns(asked).map(([one]) => one))}::text[] as place,
    ${told((asked: Asked) => placePatterns(asked).map(([, other]) => other))}::text[] as other_place,
    ${told((asked: Asked) => placePatterns(asked).map(([, , another]) => another))}::text[] as another_place,
    ${sql.join(keys)}`;
};

const nameOf = (what: string, at: number): Sql => sql`${sql.ref(`${what}${at + 1}`)}`;

interface Found {
  /** The place of its source among those that are asked. */
  kind: number;
  id: Sql;
  label: string;
  text: Sql;
  score: Sql | number;
}

/** What every find tells of a record. */
const foundAs = ({ kind, id, label, text: shown, score }: Found): Sql => sql`
  select ${litOf(kind)}::int as kind, ${id} as id, ${litOf(label)}::text as field, ${shown}::text as text,
    ${typeof score === 'number' ? litOf(score) : score}::float8 as score`;

/** The whole of a number as it was typed, or as it was meant. Each key enters the index by itself. */
function wholeNumber(kind: number, number: NumberColumn, at: number): Sql {
  const { table, of = 'id', column, label } = number;
  const shown = columnOf(table, column);
  const score = sql`(case when typed.key = any(asked.${nameOf('right', at)}) then ${litOf(scores.whole)}
    else ${litOf(scores.repaired)} end)`;
  return sql`
    (${foundAs({ kind, id: sql`whole.id`, label, text: sql`whole.shown`, score })}
    from asked cross join lateral unnest(asked.${nameOf('all', at)}) as typed (key) cross join lateral (
      select ${columnOf(table, of)} as id, ${shown} as shown from ${sql.table(table)}
      where ${numberKey(shown)} = typed.key limit ${litOf(most.found)}) as whole)`;
}

/** Numbers between what was typed and whatever begins so, or ends. */
function numberPart(kind: number, number: NumberColumn, part: 'beginning' | 'end'): Sql {
  const { table, of = 'id', column, label } = number;
  const shown = columnOf(table, column);
  const entered = part === 'beginning' ? numberKey(shown) : numberEnd(shown);
  const { begins } = number;
  const others = part === 'beginning' && begins ? sql` || ${told(({ key }: Asked) => begins(key))}::text[]` : sql``;
  // The newest that begin so; of those that end so the one with zeros before it, which is the nearest to what was typed.
  const order = part === 'beginning' ? sql`${entered} desc` : entered;
  return sql`
    (${foundAs({ kind, id: sql`part.id`, label, text: sql`part.shown`, score: scores[part] })}
    from asked cross join lateral unnest(array[asked.${sql.ref(part)}]${others}) as typed (key) cross join lateral (
      select ${columnOf(table, of)} as id, ${shown} as shown from ${sql.table(table)}
      where ${entered} > typed.key and ${entered} < (typed.key || '~')
      order by ${order} limit ${litOf(most.found)}) as part)`;
}

export const numberFinds = (kind: number, number: NumberColumn, readers: readonly ReadsNumber[]): Sql[] => [
  wholeNumber(kind, number, number.reads ? readers.indexOf(number.reads) : -1),
  ...(number.parts ?? []).map((part) => numberPart(kind, number, part)),
];

const textOf = (table: string, columns: PlaceColumns['columns']): Sql =>
  searchText(columns.map((column) => (typeof column === 'string' ? columnOf(table, column) : column)));

/** Names that hold every word. Of many, any: the index tells of all, and only so many are looked at. */
export function nameFind(kind: number, names: NameColumns, entered: number): Sql {
  const { table, of = 'id', label, shown } = names;
  const text = names.kept === undefined ? textOf(table, names.columns) : columnOf(table, names.kept);
  const holds = Array.from({ length: entered }, (_, at) => sql`${text} like asked.words[${litOf(at + 1)}]`);
  const whole = entered < enteredWords ? [] : [sql`${text} like all(asked.words)`];
  const name = folded(sql`looked.shown`);
  const score = sql`(case when ${name} = asked.text then ${litOf(scores.sameName)}
    when starts_with(${name}, asked.text) then ${litOf(scores.beginsName)} else ${litOf(scores.inName)} end)`;
  return sql`
    (${foundAs({ kind, id: sql`looked.id`, label, text: sql`looked.shown`, score })}
    from asked cross join lateral (
      select ${columnOf(table, of)} as id, ${shown}::text as shown from ${sql.table(table)}
      where ${sql.join([...holds, ...whole], sql` and `)} limit ${litOf(most.looked)}) as looked
    order by 5 desc, 4, 2 desc limit ${litOf(most.found)})`;
}

/** Names as they may have been meant, the likeliest first and no more than are shown. */
export function alikeFind(kind: number, names: NameColumns, columns: readonly string[]): Sql {
  const { table, of = 'id', label, shown } = names;
  const text = textOf(table, columns);
  return sql`
    (${foundAs({ kind, id: sql`alike.id`, label, text: sql`alike.shown`, score: scores.alike })}
    from asked cross join lateral unnest(asked.meant, asked.other, asked.another) as slip (meant, other, another)
      cross join lateral (
      select ${columnOf(table, of)} as id, ${shown}::text as shown from ${sql.table(table)}
      where ${text} like slip.meant and ${text} like slip.other and ${text} like slip.another
      limit ${litOf(most.found)}) as alike
    limit ${litOf(most.found)})`;
}

/** Open records that go to or from a place, as it was typed or by one of its codes; the latest of them. */
export function placeFind(kind: number, places: PlaceColumns): Sql {
  const { table, of = 'id', columns, open, latest, label, shown } = places;
  const text = textOf(table, columns);
  return sql`
    (${foundAs({ kind, id: sql`there.id`, label, text: sql`there.shown`, score: scores.place })}
    from asked cross join lateral unnest(asked.place, asked.other_place, asked.another_place) as typed (one, other, another)
      cross join lateral (
      select ${columnOf(table, of)} as id, ${shown}::text as shown, ${columnOf(table, latest)} as latest
      from ${sql.table(table)}
      where ${open} and ${text} like typed.one and ${text} like typed.other and ${text} like typed.another
      order by ${columnOf(table, latest)} desc limit ${litOf(most.found)}) as there
    order by there.latest desc limit ${litOf(most.found)})`;
}

/** The latest of what belongs to a record that was found itself. */
export function withFind(
  kind: number,
  { table, of = 'id', key: leads, latest, label }: FoundWith,
  parent: number,
): Sql {
  const score = sql`(${litOf(scores.with)} * parent.score)`;
  return sql`
    (${foundAs({ kind, id: sql`latest.id`, label, text: sql`parent.text`, score })}
    from parent cross join lateral (
      select ${columnOf(table, of)} as id from ${sql.table(table)} where ${columnOf(table, leads)} = parent.id
      order by ${columnOf(table, latest)} desc limit ${litOf(most.withEach)}) as latest
    where parent.kind = ${litOf(parent)})`;
}
