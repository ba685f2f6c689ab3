import { billableStatuses, deliveredStatuses, type PodState } from '@freightdesk/intl-shipment-contract';
import { type RawBuilder, sql } from 'kysely';

/** Nobody has said yet what he found of this proof. */
export const unjudged = sql<boolean>`not exists (select from pod_verdict where pod_verdict.document_id = pod.document_id)`;

/** No later proof has taken its place. */
export const stillStands = sql<boolean>`not exists (
  select from pod later where later.record_id = pod.record_id and later.id > pod.id)`;

const values = (all: readonly string[]) => sql.join(all.map((one) => sql.lit(one)));

/** The proof of this shipment that stands was judged so. */
const judged = (shipment: string, verdict: 'VERIFIED' | 'REJECTED') => sql`exists (
  select from pod
  inner join pod_verdict on pod_verdict.document_id = pod.document_id
  where pod.record_id = ${sql.ref(`${shipment}.id`)} and pod_verdict.verdict = ${sql.lit(verdict)} and ${stillStands})`;

/** What is true of shipments whose proof is so far. What waits for somebody is of a job that has not ended. */
function conditionsOf(shipment: string): Readonly<Record<PodState, RawBuilder<unknown>>> {
  const [id, status, jobcardId] = ['id', 'status', 'jobcardId'].map((column) => sql.ref(`${shipment}.${column}`));
  const isDelivered = sql`${status} in (${values(deliveredStatuses)})`;
  return {
    MISSING: sql`(${isDelivered} and not exists (select from pod where pod.record_id = ${id}))`,
    TO_VERIFY: sql`(${isDelivered}
      and exists (select from jobcard where jobcard.id = ${jobcardId} and jobcard.status in (${values(billableStatuses)}))
      and exists (select from pod where pod.record_id = ${id} and ${unjudged} and ${stillStands}))`,
    VERIFIED: judged(shipment, 'VERIFIED'),
    REJECTED: judged(shipment, 'REJECTED'),
  };
}

/** Each is found by what it is. */
export const shipmentsByPod = conditionsOf('listed');

/** Of a row that is shown; null before the delivery, and of a proof that nobody judged before its job ended. */
export function podStateOf(shipment: string): RawBuilder<PodState | null> {
  const cases = Object.entries(conditionsOf(shipment)).map(([state, is]) => sql`when ${is} then ${sql.lit(state)}`);
  return sql<PodState | null>`(case ${sql.join(cases, sql` `)} end)`;
}
