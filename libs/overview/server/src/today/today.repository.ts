import type { Overview } from '@freightdesk/overview-contract';
import { type Db, statement, type Tx } from '@freightdesk/shared-database';
import {
  type DueFacts,
  dueFacts,
  dueLabel,
  dueOf,
  type DueSource,
  type FoundDue,
  type ReadContext,
} from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

type Task = Overview['today'][number];

/** So many in all, of each kind alike: the lists have the rest. */
const most = 12;

const mostPressing = (sources: readonly DueSource[], db: Db | Tx) => sql<FoundDue>`
  select source, id, number, title, due, kind from (
    select due.*, row_number() over (partition by source order by due, id) as nth
    from ${dueOf(sources, db, { ofEach: most })} as due) as ranked
  order by nth, source limit ${sql.lit(most)}`;

/** What waits for the person, the most pressing of each kind first; whoever looks after the whole company sees what waits for others. */
export function todayFrom(sources: readonly DueSource[]) {
  // To plan parts for every kind of work takes several times as long as to read them.
  const pressing = statement<DueFacts, FoundDue>((db) => ({ compile: () => mostPressing(sources, db).compile(db) }), {
    isPlannedOnce: true,
    isSaidWhole: true,
  });
  return async (context: ReadContext): Promise<Task[]> => {
    if (sources.length === 0) return [];
    const seesAll = context.actor.role === 'ADMIN';
    const rows = await pressing(context.db, dueFacts(sources, context, { seesAll }));
    const byTime = rows.sort((one, other) => one.due.getTime() - other.due.getTime());
    return byTime.flatMap(({ source, id, number, title, due, kind }) => {
      const of = sources[source];
      if (!of) return [];
      const { name, record, act, by } = of;
      return [{ name, record, id, number, title, label: dueLabel(of, kind), act, by, due: due.toISOString() }];
    });
  };
}
