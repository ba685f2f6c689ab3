import type { NameColumns } from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';
import { columnOf, foundAs, litOf, most, scores, textOf } from './finds.repository';

/** Of more names that hold half of a word, each spelling of it is looked for by itself: to hold all against all would take longer. */
const fewNames = 200;

interface Alike {
  names: NameColumns;
  text: RawBuilder<unknown>;
}

interface Wanted {
  /** What the index is entered by. */
  entered: readonly RawBuilder<unknown>[];
  /** What has to be there too. */
  held: readonly RawBuilder<unknown>[];
}

/** Names that hold these patterns, in the order in which they are stored. */
const namesLike = (
  { names: { table, of = 'id', shown }, text }: Alike,
  { entered, held }: Wanted,
  limit: number,
) => sql`
  select ${columnOf(table, of)} as id, ${shown}::text as shown, ${text} as name, ${columnOf(table, 'ctid')} as place from ${sql.table(table)}
  where ${sql.join(
    entered.map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  )} and ${text} like all(array[${sql.join([...held])}]) limit ${litOf(limit)}`;

const slips = sql`unnest(asked.meant, asked.way) with ordinality as slip (meant, way, nth)`;

/** Names that hold what stands in most spellings of a word, held against each. */
const heldAgainst = sql`
  select near.id, near.shown, near.place, slip.nth from ${slips} join near on near.way = slip.way
  where near.way <> all(array(select way from usual)) and near.name like slip.meant
  order by slip.nth, near.place limit ${litOf(most.found)}`;

/** Spellings of which no part is rare, and none that is less likely than what was found already. */
const eachByItself = (alike: Alike) => sql`
  select found.id, found.shown, found.place, slip.nth from ${slips}
    cross join lateral (${namesLike(
      alike,
      {
        entered: [sql`slip.meant`, sql`asked.by_other[slip.way]`, sql`asked.by_another[slip.way]`],
        held: [sql`asked.other[slip.way]`, sql`asked.another[slip.way]`],
      },
      most.found,
    )}) as found
  where (asked.entered[slip.way] is null or slip.way = any(array(select way from usual)))
    and asked.of_word[slip.way] = word.nth and (select count(*) < ${litOf(most.found)} or slip.nth < max(nth) from held)
  limit ${litOf(most.found)}`;

/** Names as they may have been meant, the likeliest first and no more than are shown: where one word finds these, no other is looked at. */
export function alikeFind(kind: number, names: NameColumns, columns: readonly string[]): RawBuilder<unknown> {
  const alike = { names, text: textOf(names.table, columns) };
  const near = namesLike(
    alike,
    {
      entered: [sql`way.entered`, sql`way.by_other`, sql`way.by_another`],
      held: [sql`way.other`, sql`way.another`],
    },
    fewNames + 1,
  );
  return sql`
    (${foundAs({ kind, id: sql`alike.id`, label: names.label, text: sql`alike.shown`, score: scores.alike })}
    from asked cross join lateral generate_series(0, cardinality(asked.words) - 1) as word (nth) cross join lateral (
      with near as materialized (
        select way.nth as way, found.*
          from unnest(asked.entered, asked.other, asked.another, asked.of_word, asked.by_other, asked.by_another)
            with ordinality as way (entered, other, another, word, by_other, by_another, nth) cross join lateral (${near}) as found
          where way.word = word.nth and way.entered is not null),
        usual as materialized (select way from near group by way having count(*) > ${litOf(fewNames)}),
        held as materialized (${heldAgainst})
      select * from (select * from held union all (${eachByItself(alike)})) as found
      order by found.nth, found.place limit ${litOf(most.found)}) as alike
    limit ${litOf(most.found)})`;
}
