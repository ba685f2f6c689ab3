import { told } from '@freightdesk/shared-database';
import { entryPatternOf, type NameColumns, patternOf, type PlaceColumns } from '@freightdesk/shared-server-kit';
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
  sql`${told(({ slips: { ways } }: Asked) => ways.map(([, , , byOther]) => byOther))}::text[] as by_other`,
  sql`${told(({ slips: { ways } }: Asked) => ways.map(([, , , , byAnother]) => byAnother))}::text[] as by_another`,
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

export const unionOf = (parts: readonly Sql[]): Sql => sql.join([...parts], sql` union all `);

/**
 * As `folded` has it. To normalise costs twenty times more than the rest, and plain letters are normal already: so is the dot that stands
 * between two names.
 */
const nameAsAsked = (shown: Sql): Sql => {
  const plain = sql`replace(${shown}, '·', '.')`;
  return sql`(case when octet_length(${plain}) = char_length(${shown}) then lower(${shown})
    else lower(normalize(${shown}, NFKC)) end) collate "C"`;
};

/** Names with the place of their source. */
export interface NamesOf {
  kind: number;
  names: NameColumns;
}

/** Each way as far as it goes by itself, and the best of each kind by one order for all: a step less for each kind. */
const bestOfEach = (ways: Sql, order: Sql): Sql => sql`
  (select best.kind, best.id, best.field, best.text, best.score
  from (select way.*, row_number() over (partition by way.kind order by ${order}) as nth from ${ways} as way) as best
  where best.nth <= ${litOf(most.found)})`;

/** Names that hold every word. Of many, any: the index tells of all, and only so many are looked at. */
export function nameFinds(all: readonly NamesOf[], entered: number): Sql[] {
  if (all.length === 0) return [];
  const ways = all.map(({ kind, names }) => {
    const { table, of = 'id', label, shown } = names;
    const text = columnOf(table, names.kept);
    const indexed = columnOf(table, names.entered ?? names.kept);
    const holds = Array.from({ length: entered }, (_, at) => sql`${indexed} like asked.entries[${litOf(at + 1)}]`);
    return sql`
      (select ${litOf(kind)}::int as kind, ${columnOf(table, of)} as id, ${litOf(label)}::text as field,
        ${shown}::text as text, ${nameAsAsked(sql`(${shown}::text)`)} as name
      from ${sql.table(table)} where ${sql.join([...holds, sql`${text} like all(asked.words)`], sql` and `)}
      limit ${litOf(most.looked)})`;
  });
  const score = sql`(case when looked.name = asked.text then ${litOf(scores.sameName)}
    when starts_with(looked.name, asked.text) then ${litOf(scores.beginsName)} else ${litOf(scores.inName)} end)`;
  const looked = sql`
    (select looked.kind, looked.id, looked.field, looked.text, ${score}::float8 as score
    from asked cross join lateral (${unionOf(ways)}) as looked)`;
  return [bestOfEach(looked, sql`way.score desc, way.text, way.id desc`)];
}

/** Places with the place of their source. */
export interface PlacesOf {
  kind: number;
  places: PlaceColumns;
}

/** Open records that go to or from a place, as it was typed or by one of its codes; the latest of them. */
export function placeFinds(all: readonly PlacesOf[], words: number): Sql[] {
  if (all.length === 0) return [];
  const names = placeNames.slice(0, words).map((name) => sql.ref(name));
  const ways = all.map(({ kind, places: { table, of = 'id', kept, open, latest, label, shown } }) => {
    const text = columnOf(table, kept);
    const holds = names.map((name) => sql`${text} like typed.${name}`);
    return sql`
      (select ${litOf(kind)}::int as kind, ${columnOf(table, of)} as id, ${litOf(label)}::text as field,
        ${shown}::text as text, ${litOf(scores.place)}::float8 as score, ${columnOf(table, latest)} as latest
      from ${sql.table(table)} where ${sql.join([open, ...holds], sql` and `)}
      order by ${columnOf(table, latest)} desc limit ${litOf(most.found)})`;
  });
  const typed = names.map((name) => sql`asked.${name}`);
  const there = sql`
    (select there.* from asked cross join lateral unnest(${sql.join(typed)}) as typed (${sql.join(names)})
      cross join lateral (${unionOf(ways)}) as there)`;
  return [bestOfEach(there, sql`way.latest desc`)];
}
