import { told } from '@freightdesk/shared-database';
import type { ReadsNumber } from '@freightdesk/shared-endpoint';
import {
  entryPatternOf,
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
import { type Asked, type AskedShape, keysOf, placePatterns } from './asked';

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
export const most = { found: 6, looked: 40, withEach: 3 } as const;

export const litOf = (value: number | string): Sql => sql`${sql.lit(value)}`;
export const columnOf = (table: string, column: string): Sql => sql`${sql.ref(`${table}.${column}`)}`;

const nameOf = (what: string, at: number): Sql => sql`${sql.ref(`${what}${at + 1}`)}`;

const askedNumbers = (readers: readonly ReadsNumber[]): Sql[] => [
  sql`${told(({ key }: Asked) => key)}::text as beginning`,
  sql`${told(({ key }: Asked) => [...key].reverse().join(''))}::text as "end"`,
  ...[-1, ...readers.keys()].flatMap((at) => [
    sql`${told((asked: Asked) => keysOf(asked, at).right)}::text[] as ${nameOf('right', at)}`,
    sql`${told((asked: Asked) => keysOf(asked, at).all)}::text[] as ${nameOf('all', at)}`,
  ]),
];

const askedNames = (): Sql[] => [
  sql`lower(${told(({ text }: Asked) => text)}::text) as text`,
  sql`array(select lower(word) from unnest(${told(({ words }: Asked) => words.map(patternOf))}::text[]) as word) as words`,
  sql`array(select lower(word) from unnest(${told(({ words }: Asked) => words.map(entryPatternOf))}::text[]) as word) as entries`,
];

const askedSlips = (): Sql[] => [
  sql`${told(({ slips: { slips } }: Asked) => slips.map(({ meant }) => meant))}::text[] as meant`,
  sql`${told(({ slips: { slips } }: Asked) => slips.map(({ way }) => way + 1))}::bigint[] as way`,
  sql`${told(({ slips: { ways } }: Asked) => ways.map(([entered]) => entered))}::text[] as entered`,
  sql`${told(({ slips: { ways } }: Asked) => ways.map(([, other]) => other))}::text[] as other`,
  sql`${told(({ slips: { ways } }: Asked) => ways.map(([, , another]) => another))}::text[] as another`,
  sql`${told(({ slips: { ways } }: Asked) => ways.map(([, , , word]) => word))}::int[] as of_word`,
  sql`${told(({ slips: { ways } }: Asked) => ways.map(([, , , , byOther]) => byOther))}::text[] as by_other`,
  sql`${told(({ slips: { ways } }: Asked) => ways.map(([, , , , , byAnother]) => byAnother))}::text[] as by_another`,
];

const placeNames = ['place', 'other_place', 'another_place'];

/** As many patterns as there are words: one that any text holds would be held against each place that is found all the same. */
const askedPlaces = (words: number): Sql[] =>
  placeNames
    .slice(0, words)
    .map(
      (name, at) =>
        sql`${told((asked: Asked) => placePatterns(asked).map((each) => each[at]))}::text[] as ${sql.ref(name)}`,
    );

/**
 * What was typed stands in one row that every find joins, in those forms alone in which the statement looks for it. So PostgreSQL can
 * know no more of one asking than of the next.
 */
export const askedRow = (readers: readonly ReadsNumber[], { isNumber, names, places, words }: AskedShape): Sql =>
  sql`select ${sql.join([
    ...(isNumber ? askedNumbers(readers) : []),
    ...(names === 'none' ? [] : askedNames()),
    ...(names === 'others' ? askedSlips() : []),
    ...(places ? askedPlaces(words) : []),
  ])}`;

interface Found {
  /** The place of its source among those that are asked. */
  kind: number;
  id: Sql;
  label: string;
  text: Sql;
  score: Sql | number;
}

/** What every find tells of a record. */
export const foundAs = ({ kind, id, label, text: shown, score }: Found): Sql => sql`
  select ${litOf(kind)}::int as kind, ${id} as id, ${litOf(label)}::text as field, ${shown}::text as text,
    ${typeof score === 'number' ? litOf(score) : score}::float8 as score`;

/** A number with the place of its source. */
export interface NumberOf {
  kind: number;
  number: NumberColumn;
}

const rowsWhere = ({ kind, number: { table, of = 'id', column, label } }: NumberOf, condition: Sql): Sql => sql`
  select ${litOf(kind)}::int as kind, ${columnOf(table, of)} as id, ${litOf(label)}::text as field,
    ${columnOf(table, column)}::text as text from ${sql.table(table)} where ${condition}`;

const shownOf = ({ number: { table, column } }: NumberOf): Sql => columnOf(table, column);

export const unionOf = (parts: readonly Sql[]): Sql => sql.join([...parts], sql` union all `);

/** The whole of numbers that one reader reads, as they were typed, or as they were meant. Each key enters each index by itself. */
function wholeNumbers(numbers: readonly NumberOf[], reader: number): Sql {
  const score = sql`(case when typed.key = any(asked.${nameOf('right', reader)}) then ${litOf(scores.whole)}
    else ${litOf(scores.repaired)} end)::float8`;
  const ways = numbers.map(
    (one) => sql`(${rowsWhere(one, sql`${numberKey(shownOf(one))} = typed.key`)} limit ${litOf(most.found)})`,
  );
  return sql`
    (select whole.kind, whole.id, whole.field, whole.text, ${score} as score
    from asked cross join lateral unnest(asked.${nameOf('all', reader)}) as typed (key)
      cross join lateral (${unionOf(ways)}) as whole)`;
}

type Part = 'beginning' | 'end';

/** Numbers between what was typed and whatever begins so, or ends. */
function numberPart(one: NumberOf, part: Part): Sql {
  const entered = part === 'beginning' ? numberKey(shownOf(one)) : numberEnd(shownOf(one));
  // The newest that begin so; of those that end so the one with zeros before it, which is the nearest to what was typed.
  const order = part === 'beginning' ? sql`${entered} desc` : entered;
  return sql`(${rowsWhere(one, sql`${entered} > typed.key and ${entered} < (typed.key || '~')`)}
    order by ${order} limit ${litOf(most.found)})`;
}

function numberParts(numbers: readonly NumberOf[], part: Part, typed: Sql): Sql {
  return sql`
    (select part.kind, part.id, part.field, part.text, ${litOf(scores[part])}::float8 as score
    from asked cross join lateral ${typed} as typed (key)
      cross join lateral (${unionOf(numbers.map((one) => numberPart(one, part)))}) as part)`;
}

const has = (part: Part) => (one: NumberOf) => one.number.parts?.includes(part) ?? false;

function partFinds(numbers: readonly NumberOf[], part: Part): Sql[] {
  const begins = (one: NumberOf) => (part === 'beginning' ? one.number.begins : undefined);
  const plain = numbers.filter((one) => !begins(one));
  const others = numbers.flatMap((one) => {
    const keys = begins(one);
    return keys ? [{ one, keys: sql`${told(({ key }: Asked) => keys(key))}::text[]` }] : [];
  });
  return [
    ...(plain.length > 0 ? [numberParts(plain, part, sql`(select asked.${sql.ref(part)})`)] : []),
    ...others.map(({ one, keys }) => numberParts([one], part, sql`unnest(array[asked.${sql.ref(part)}] || ${keys})`)),
  ];
}

/** All numbers, entered together: what holds a part of the statement together costs more than to look into an index. */
export function numberFinds(numbers: readonly NumberOf[], readers: readonly ReadsNumber[]): Sql[] {
  const readerOf = ({ number: { reads } }: NumberOf) => (reads ? readers.indexOf(reads) : -1);
  const whole = [-1, ...readers.keys()].flatMap((reader) => {
    const read = numbers.filter((one) => readerOf(one) === reader);
    return read.length > 0 ? [wholeNumbers(read, reader)] : [];
  });
  const parts = (['beginning', 'end'] as const).flatMap((part) => partFinds(numbers.filter(has(part)), part));
  return [...whole, ...parts];
}

export const textOf = (table: string, columns: PlaceColumns['columns']): Sql =>
  searchText(columns.map((column) => (typeof column === 'string' ? columnOf(table, column) : column)));

/**
 * As `folded` has it. To normalise costs twenty times more than the rest, and plain letters are normal already: so is the dot that stands
 * between two names.
 */
const nameAsAsked = (shown: Sql): Sql => {
  const plain = sql`replace(${shown}, '·', '.')`;
  return sql`(case when octet_length(${plain}) = char_length(${shown}) then lower(${shown})
    else lower(normalize(${shown}, NFKC)) end) collate "C"`;
};

/** Names that hold every word. Of many, any: the index tells of all, and only so many are looked at. */
export function nameFind(kind: number, names: NameColumns, entered: number): Sql {
  const { table, of = 'id', label, shown } = names;
  const text = names.kept === undefined ? textOf(table, names.columns) : columnOf(table, names.kept);
  const holds = Array.from({ length: entered }, (_, at) => sql`${text} like asked.entries[${litOf(at + 1)}]`);
  const score = sql`(case when looked.name = asked.text then ${litOf(scores.sameName)}
    when starts_with(looked.name, asked.text) then ${litOf(scores.beginsName)} else ${litOf(scores.inName)} end)`;
  return sql`
    (${foundAs({ kind, id: sql`looked.id`, label, text: sql`looked.shown`, score })}
    from asked cross join lateral (
      select ${columnOf(table, of)} as id, ${shown}::text as shown, ${nameAsAsked(sql`(${shown}::text)`)} as name
      from ${sql.table(table)} where ${sql.join([...holds, sql`${text} like all(asked.words)`], sql` and `)} limit ${litOf(most.looked)}) as looked
    order by 5 desc, 4, 2 desc limit ${litOf(most.found)})`;
}

/** Open records that go to or from a place, as it was typed or by one of its codes; the latest of them. */
export function placeFind(kind: number, places: PlaceColumns, words: number): Sql {
  const { table, of = 'id', columns, open, latest, label, shown } = places;
  const text = textOf(table, columns);
  const names = placeNames.slice(0, words);
  const typed = names.map((name) => sql`asked.${sql.ref(name)}`);
  const holds = names.map((name) => sql`${text} like typed.${sql.ref(name)}`);
  return sql`
    (${foundAs({ kind, id: sql`there.id`, label, text: sql`there.shown`, score: scores.place })}
    from asked cross join lateral unnest(${sql.join(typed)}) as typed (${sql.join(names.map((name) => sql.ref(name)))})
      cross join lateral (
      select ${columnOf(table, of)} as id, ${shown}::text as shown, ${columnOf(table, latest)} as latest
      from ${sql.table(table)} where ${sql.join([open, ...holds], sql` and `)}
      order by ${columnOf(table, latest)} desc limit ${litOf(most.found)}) as there
    order by there.latest desc limit ${litOf(most.found)})`;
}

/** What belongs to a record of another kind that was found itself, with the places of both sources. */
export interface WithOf {
  kind: number;
  found: FoundWith;
  parent: number;
}

/** The latest of it. */
export function withFinds(all: readonly WithOf[]): Sql {
  const ways = all.map(
    ({ kind, found: { table, of = 'id', key: leads, latest, label }, parent }) => sql`
      (select ${litOf(kind)}::int as kind, ${columnOf(table, of)} as id, ${litOf(label)}::text as field from ${sql.table(table)}
      where parent.kind = ${litOf(parent)} and ${columnOf(table, leads)} = parent.id
      order by ${columnOf(table, latest)} desc limit ${litOf(most.withEach)})`,
  );
  return sql`
    (select latest.kind, latest.id, latest.field, parent.text, (${litOf(scores.with)} * parent.score)::float8 as score
    from parent cross join lateral (${unionOf(ways)}) as latest)`;
}
