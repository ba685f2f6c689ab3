import type { Db } from '@freightdesk/shared-database';
import type { FoundWith, SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { columnOf, litOf, most, scores, type Sql, unionOf } from './finds.repository';

/** What belongs to a record of another kind that was found itself, with the places of both sources. */
export interface WithOf {
  kind: number;
  found: FoundWith;
  parent: number;
}

/** With what may be found: only where the asker may read the other kind too, for else he is not to find by it. */
export const belongingTo = (kinds: ReadonlySet<number>, sources: readonly SearchSource[]): WithOf[] =>
  sources.flatMap(({ with: belongs = [] }, kind) =>
    belongs.flatMap((found) => {
      const parent = sources.findIndex(({ record }) => record === found.record);
      return kinds.has(parent) ? [{ kind, found, parent }] : [];
    }),
  );

/** The latest of it. What orders it is told too, or each way would have a step more that leaves it out. */
export function withFinds(all: readonly WithOf[]): Sql[] {
  return [...new Set(all.map(({ parent }) => parent))].map((parent) => {
    const ways = all
      .filter((one) => one.parent === parent)
      .map(({ kind, found: { table, of = 'id', key: leads, latest, label } }) => {
        const order = columnOf(table, latest);
        return sql`
      (select ${litOf(kind)}::int as kind, ${columnOf(table, of)} as id, ${litOf(label)}::text as field,
        ${latest === of ? sql`null::date` : order} as latest
      from ${sql.table(table)} where ${columnOf(table, leads)} = parent.id
      order by ${order} desc limit ${litOf(most.withEach)})`;
      });
    return sql`
    (select latest.kind, latest.id, latest.field, parent.text, (${litOf(scores.with)} * parent.score)::float8 as score,
      latest.latest
    from parent cross join lateral (${unionOf(ways)}) as latest where parent.kind = ${litOf(parent)})`;
  });
}

/** What is shown of the best. */
export const shownOf = (db: Db, kinds: ReadonlySet<number>, sources: readonly SearchSource[]): Sql =>
  unionOf(
    sources.flatMap(({ rows }, kind) =>
      kinds.has(kind)
        ? [
            sql`
      (select shown.number, shown.title, shown.subtitle from ${rows(db)} as shown
      where top.kind = ${litOf(kind)} and shown.id = top.id)`,
          ]
        : [],
    ),
  );
