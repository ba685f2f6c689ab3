import { type RawBuilder, sql } from 'kysely';
import { columnOf, litOf, most, type NamesOf, scores, type Sql, unionOf } from './finds.repository';

/** Of more names that hold half of a word, each spelling of it is looked for by itself: to hold all against all would take longer. */
const fewNames = 200;

/** Names that a slip finds, by the column that keeps those alone. */
export interface Forgiving extends NamesOf {
  forgives: string;
}

interface Wanted {
  /** What the index is entered by. */
  entered: readonly RawBuilder<unknown>[];
  /** What has to be there too. */
  held: readonly RawBuilder<unknown>[];
}

/** Names of each kind that hold these patterns, in the order in which they are stored. */
const namesLike = (all: readonly Forgiving[], { entered, held }: Wanted, limit: number): Sql =>
  unionOf(
    all.map(({ kind, names: { table, of = 'id', label, shown }, forgives }) => {
      const text = columnOf(table, forgives);
      const holds = entered.map((pattern) => sql`${text} like ${pattern}`);
      return sql`
      (select ${litOf(kind)}::int as kind, ${columnOf(table, of)} as id, ${litOf(label)}::text as field, ${shown}::text as text,
        ${text} as name, ${columnOf(table, 'ctid')} as place
      from ${sql.table(table)} where ${sql.join(holds, sql` and `)} and ${text} like all(array[${sql.join([...held])}])
      limit ${litOf(limit)})`;
    }),
  );

const slips = sql`asked cross join lateral unnest(asked.meant, asked.way) with ordinality as slip (meant, way, nth)`;

/** Names that hold what stands in most spellings of a word, by the way on which that was found. */
const near = (all: readonly Forgiving[]): Sql => sql`
  select way.nth as way, found.*
  from asked cross join lateral unnest(asked.entered, asked.other, asked.another, asked.by_other, asked.by_another)
      with ordinality as way (entered, other, another, by_other, by_another, nth)
    cross join lateral (${namesLike(
      all,
      {
        entered: [sql`way.entered`, sql`way.by_other`, sql`way.by_another`],
        held: [sql`way.other`, sql`way.another`],
      },
      fewNames + 1,
    )}) as found
  where way.entered is not null`;

/** Spellings of which no part is rare. */
const eachByItself = (all: readonly Forgiving[]): Sql => sql`
  select found.*, slip.nth
  from ${slips} cross join lateral (${namesLike(
    all,
    {
      entered: [sql`slip.meant`, sql`asked.by_other[slip.way]`, sql`asked.by_another[slip.way]`],
      held: [sql`asked.other[slip.way]`, sql`asked.another[slip.way]`],
    },
    most.found,
  )}) as found
  where (asked.entered[slip.way] is null or slip.way = any(array(select way from usual)))
    and (asked.entered[slip.way] is null or (found.kind, slip.way) in (select kind, way from usual))`;

/** Names as they may have been meant, the likeliest first and no more of a kind than are shown. */
export function alikeFinds(all: readonly Forgiving[]): Sql[] {
  if (all.length === 0) return [];
  return [
    sql`
    (with near as materialized (${near(all)}),
      usual as materialized (select kind, way from near group by kind, way having count(*) > ${litOf(fewNames)}),
      alike as (
        select near.kind, near.id, near.field, near.text, near.place, slip.nth
        from ${slips} join near on near.way = slip.way and near.name like slip.meant
        where (near.kind, near.way) not in (select kind, way from usual)
        union all
        select itself.kind, itself.id, itself.field, itself.text, itself.place, itself.nth from (${eachByItself(all)}) as itself)
    select ranked.kind, ranked.id, ranked.field, ranked.text, ${litOf(scores.alike)}::float8 as score
    from (select alike.*, row_number() over (partition by alike.kind order by alike.nth, alike.place) as rank from alike) as ranked
    where ranked.rank <= ${litOf(most.found)})`,
  ];
}
