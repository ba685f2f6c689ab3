import { billableStatuses, deliveredStatuses } from '@freightdesk/intl-shipment-contract';
import { type RawBuilder, sql } from 'kysely';

/** A charge that waits for its invoice, in the words of the index charge_unbilled. */
const waits = sql`charge.record = 'jobcard' and charge.sell_minor is not null and charge.sale_document_id is null
  and charge.waived_reason is null`;

const values = (all: readonly string[]) => sql.join(all.map((one) => sql.lit(one)));

/** Of a job that may be billed, whose goods have reached their receiver. */
const isDelivered = (job: string) => sql`${sql.ref(`${job}.status`)} in (${values(billableStatuses)})
  and exists (select from shipment where shipment.jobcard_id = ${sql.ref(`${job}.id`)}
    and shipment.status in (${values(deliveredStatuses)}))`;

/** Whether goods were delivered for which nobody has been billed yet. */
export const isUnbilled = (job: string): RawBuilder<boolean> => sql<boolean>`(${isDelivered(job)}
  and exists (select from charge where charge.record_id = ${sql.ref(`${job}.id`)} and ${waits}))`;

/** The few of them are found by what waits, and not by looking at all jobs. */
export const unbilledJobs = {
  true: sql`(listed.id in (select charge.record_id from charge where ${waits}) and ${isDelivered('listed')})`,
};

/** The jobs that wait are told apart before they are looked up: left to join, all goods that were ever delivered are gone through. */
export const isUnbilledJob = sql<boolean>`jobcard.id in (select distinct charge.record_id from charge where ${waits})
  and ${isDelivered('jobcard')}`;
