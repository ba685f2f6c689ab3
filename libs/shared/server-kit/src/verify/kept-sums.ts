import { type RawBuilder, sql } from 'kysely';
import type { Invariant } from './invariant';
import { named } from './named-records';

interface KeptSums {
  sentence: string;
  kept: RawBuilder<unknown>;
  /** The same rows as the records have them. */
  posted: RawBuilder<unknown>;
  keys: RawBuilder<unknown>;
  /** Columns of figures, and how a person calls the first of them. */
  figures: readonly string[];
  called: readonly string[];
  /** In SQL, whose sum it is. */
  whose: RawBuilder<unknown>;
  joins?: RawBuilder<unknown>;
}

/** Sums that are kept beside records, their shards added up, are those of the records themselves. */
export const keptSums = ({
  sentence,
  kept,
  posted,
  keys,
  figures,
  called,
  whose,
  joins = sql``,
}: KeptSums): Invariant => ({
  sentence,
  broken: (db) => {
    const added = figures.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`);
    const figure = (side: 'k' | 'p', name: string) => sql`coalesce(${sql.ref(`${side}.${name}`)}, 0)`;
    const differs = figures.map((name) => sql`${figure('k', name)} <> ${figure('p', name)}`);
    const told = (side: 'k' | 'p') =>
      sql.join(
        called.map((word, place) => sql`${figure(side, figures[place] ?? '')} || ${` ${word}`}`),
        sql` || ' and ' || `,
      );
    return named(
      db,
      sql`
        select ${whose} || ': ' || ${told('k')} || ' are kept, ' || ${told('p')} || ' are posted' as name
        from (select ${keys}, ${sql.join(added)} from ${kept} group by ${keys}) k
        full join ${posted} p using (${keys})
        ${joins}
        where ${sql.join(differs, sql` or `)}
        order by name`,
    );
  },
});
