import type { Overview } from '@freightdesk/overview-contract';
import {
  dueLabel,
  dueOf,
  dueSourcesOf,
  type DueSource,
  type FoundDue,
  type ReadContext,
} from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

type Task = Overview['today'][number];

/** So many in all, of each kind alike: the lists have the rest. */
const most = 12;

/** What waits for the person, the most pressing of each kind first; whoever looks after the whole company sees what waits for others. */
export async function readToday(sources: readonly DueSource[], context: ReadContext): Promise<Task[]> {
  const seen = dueSourcesOf(sources, context);
  if (seen.length === 0) return [];
  const { userId, role } = context.actor;
  const asked = { ofEach: most, ownerId: role === 'ADMIN' ? null : userId };
  const { rows } = await sql<FoundDue>`
    select * from (
      select due.*, row_number() over (partition by source order by due, id) as nth
      from ${dueOf(seen, context, asked)} as due) as ranked
    order by nth, source limit ${sql.lit(most)}`.execute(context.db);
  const byTime = rows.sort((one, other) => one.due.getTime() - other.due.getTime());
  return byTime.flatMap(({ source, id, number, title, due, kind }) => {
    const of = seen[source];
    if (!of) return [];
    const { name, record, act, by } = of;
    return [{ name, record, id, number, title, label: dueLabel(of, kind), act, by, due: due.toISOString() }];
  });
}
