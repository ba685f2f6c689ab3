import type { Tx } from '@freightdesk/shared-database';
import { dueOf, dueSourcesOf, type ReadContext } from '@freightdesk/shared-server-kit';
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

export const ringingSources = ({ due }: Pick<DeskPorts, 'due'>, context: Pick<ReadContext, 'actor'>) =>
  dueSourcesOf(due, context).filter(({ ringsHoursBefore }) => ringsHoursBefore !== undefined);

/** What rings for the person, whether read or not: one statement of the sources that they may read. */
function rung(ports: DeskPorts, context: ReadContext): RawBuilder<unknown> {
  const sources = ringingSources(ports, context);
  const mentions = sql`
    select mention.id, null::integer as source, mention.record, mention.record_id, null as number, mention.title, mention.at,
      null::text as kind
    from (select * from ${ports.mentions(context)} as mentioned order by at desc limit ${sql.lit(most.ofEach)}) as mention`;
  if (sources.length === 0) return mentions;
  const asked = { ofEach: most.ofEach, ownerId: context.actor.userId, isRinging: true };
  const named = sql`(array[${sql.join(sources.map(({ name }) => sql.lit(name)))}])[due.source + 1]`;
  return sql`${mentions} union all
    select ${idOf(sql`concat_ws(' ', ${named}, due.id, extract(epoch from due.due))`)},
      due.source, null, due.id, due.number, due.title, due.due, due.kind
    from ${dueOf(sources, context, asked)} as due`;
}

export async function rungFor(ports: DeskPorts, context: ReadContext): Promise<RungRow[]> {
  const { rows } = await sql<RungRow>`
    select rung.*, done.read_at from (${rung(ports, context)}) as rung
    left join notification_read as done
      on done.user_id = ${context.actor.userId} and done.notification_id = rung.id
    order by (done.read_at is null) desc, rung.at desc, rung.id limit ${sql.lit(most.all)}`.execute(context.db);
  return rows;
}

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
