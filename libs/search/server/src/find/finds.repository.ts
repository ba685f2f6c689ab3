import { told } from '@freightdesk/shared-database';
import {
  entryPatternOf,
  type FoundWith,
  type NameColumns,
  patternOf,
  type PlaceColumns,
  searchText,
} from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';
import { type Asked, type AskedShape, placePatterns } from './asked';

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

const askedNumbers = (): Sql[] => [
  sql`${told(({ key }: Asked) => key)}::text as beginning`,
  sql`${told(({ key }: Asked) => [...key].reverse().join(''))}::text as "end"`,
  sql`${told(({ keys }: Asked) => keys.map(({ key }) => key))}::text[] as keys`,
  sql`${told(({ keys }: Asked) => keys.map(({ reader }) => reader))}::int[] as readers`,
  sql`${told(({ keys }: Asked) => keys.map(({ isRight }) => (isRight ? scores.whole : scores.repaired)))}::float8[] as worth`,
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
export const askedRow = ({ isNumber, names, places, words }: AskedShape): Sql =>
  sql`select ${sql.join([
    ...(isNumber ? askedNumbers() : []),
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

export const unionOf = (parts: readonly Sql[]): Sql => sql.join([...parts], sql` union all `);

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
