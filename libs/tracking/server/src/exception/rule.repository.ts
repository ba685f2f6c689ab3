import { newId, type Tx } from '@freightdesk/shared-database';
import type { ShipmentException, TrackedRecord } from '@freightdesk/tracking-contract';
import { type RawBuilder, sql } from 'kysely';

interface Raised {
  record: TrackedRecord;
  kind: ShipmentException;
  at: Date;
  /** `record_id`, `owner_id` and `fact` of all of which it is so. */
  holding: RawBuilder<unknown>;
}

/** So many in one round; what is left over is raised in the next. */
const atOnce = 5_000;

interface Seen {
  recordId: string;
  ownerId: string | null;
  fact: string;
}

/** Opens what is new and closes what is over. What a person raised is a person's, and holds the rule's place while it is open. */
export async function raiseByRule(tx: Tx, { record, kind, at, holding }: Raised): Promise<void> {
  await sql`
    update tracking_exception as exception set closed_at = ${at}
    where exception.record = ${record} and exception.kind = ${kind} and source = 'rule' and closed_at is null
      and not exists (select from (${holding}) as held
        where held.record_id = exception.record_id and held.fact = exception.fact)`.execute(tx);
  const { rows } = await sql<Seen>`
    select held.record_id, held.owner_id, held.fact from (${holding}) as held
    where not exists (select from tracking_exception as known
      where known.record_id = held.record_id and known.kind = ${kind}
        and (known.fact = held.fact or known.closed_at is null))
    limit ${atOnce}`.execute(tx);
  if (rows.length === 0) return;
  const raised = rows.map((seen) => ({ ...seen, id: newId(), record, kind, source: 'rule', openedAt: at }));
  await tx
    .insertInto('trackingException')
    .values(raised)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
