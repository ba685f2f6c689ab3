import { type Db, statement, told, type Tx } from '@freightdesk/shared-database';
import { type DueFacts, dueFacts, dueOf, type DueSource, type ReadContext } from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';
import type { DeskPorts } from '../desk-ports';

/** A person sees so many; who has more unread works through the latest first. */
const most = { ofEach: 20, all: 30 } as const;

export interface RungRow {
  id: string;
  /** Its place among the sources; none of a mention. */
  source: number | null;
  record: string | null;
  recordId: string;
  number: string | null;
  title: string;
  /** Which of the things that its source calls differently. */
  kind: string | null;
  at: Date;
  readAt: Date | null;
}

/** An id that says what rings and when, of the form that all ids have. */
const idOf = (what: RawBuilder<unknown>) =>
  sql`overlay(overlay(md5(${what}) placing '8' from 13) placing '8' from 17)::uuid`;

export const ringingSources = (due: readonly DueSource[]): readonly DueSource[] =>
  due.filter(({ ringsHoursBefore }) => ringsHoursBefore !== undefined);

/** What rings, whether read or not: one statement of all sources and of what names the reader. */
function rung({ due, mentions }: DeskPorts, db: Db | Tx): RawBuilder<unknown> {
  const sources = ringingSources(due);
  const mentioned = sql`
    select mention.id, null::integer as source, mention.record, mention.record_id, null as number, mention.title, mention.at,
      null::text as kind
    from (select * from ${mentions({ db, asking: told })} as mentioned order by at desc limit ${sql.lit(most.ofEach)}) as mention`;
  if (sources.length === 0) return mentioned;
  const named = sql`(array[${sql.join(sources.map(({ name }) => sql.lit(name)))}])[due.source + 1]`;
  return sql`${mentioned} union all
    select ${idOf(sql`concat_ws(' ', ${named}, due.id, extract(epoch from due.due))`)},
      due.source, null, due.id, due.number, due.title, due.due, due.kind
    from ${dueOf(sources, db, { ofEach: most.ofEach, isRinging: true })} as due`;
}

const rungWith = (ports: DeskPorts, db: Db | Tx) => sql<RungRow>`
  select rung.*, done.read_at from (${rung(ports, db)}) as rung
  left join notification_read as done
    on done.user_id = ${told<DueFacts, string>(({ actor }) => actor.userId)} and done.notification_id = rung.id
  order by (done.read_at is null) desc, rung.at desc, rung.id limit ${sql.lit(most.all)}`;

/** Of all who ask one statement, which PostgreSQL plans once. */
export function rungFrom(ports: DeskPorts) {
  const read = statement<DueFacts, RungRow>((db) => ({ compile: () => rungWith(ports, db).compile(db) }), {
    isPlannedOnce: true,
    isSaidWhole: true,
  });
  const sources = ringingSources(ports.due);
  return (db: Db | Tx, of: Pick<ReadContext, 'clock' | 'actor'>) => read(db, dueFacts(sources, of));
}
export type ReadRung = ReturnType<typeof rungFrom>;

/** Those of them that ring for the reader and were not read: nothing is kept that nobody could have seen. */
export async function insertRead(
  tx: Tx,
  marks: { userId: string; readAt: Date; ids: readonly string[] },
): Promise<string[]> {
  if (marks.ids.length === 0) return [];
  const rows = await tx
    .insertInto('notificationRead')
    .values(marks.ids.map((notificationId) => ({ userId: marks.userId, notificationId, readAt: marks.readAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('notificationId as id')
    .execute();
  return rows.map(({ id }) => id);
}
