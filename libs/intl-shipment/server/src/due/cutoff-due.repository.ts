import { statusesBefore } from '@freightdesk/intl-shipment-contract';
import type { DueSource } from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';

/** A cut-off is looked at two days before. */
const aheadMs = 48 * 60 * 60 * 1000;

const last = sql<Date | null>`greatest(jobcard.si_cutoff_at, jobcard.vgm_cutoff_at, jobcard.gate_in_cutoff_at, jobcard.customs_cutoff_at)`;

/** The next of a job's cut-offs that has not passed. */
const nextAfter = (now: RawBuilder<Date>) => sql<Date>`(
  select min(cutoff) from unnest(array[
    jobcard.si_cutoff_at, jobcard.vgm_cutoff_at, jobcard.gate_in_cutoff_at, jobcard.customs_cutoff_at
  ]) as cutoff where cutoff >= ${now})`;

/** What the carrier must have soon, of shipments that have not left. */
export const cutoffsDue: DueSource = {
  name: 'jobcard.cutoff',
  record: 'jobcard',
  read: 'jobcard.read',
  label: 'Cut-off',
  act: 'Open jobcard',
  by: 'hour',
  rows: ({ db, asking }) => {
    const now = asking((clock) => clock.now());
    const next = nextAfter(now);
    return db
      .selectFrom('jobcard')
      .innerJoin('party as customer', 'customer.id', 'jobcard.customerId')
      .select(['jobcard.id', 'jobcard.number', 'customer.name as title', 'jobcard.ownerId', next.as('due')])
      .where(last, '>=', now)
      .where(
        next,
        '<',
        asking((clock) => new Date(clock.now().getTime() + aheadMs)),
      )
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('shipment')
            .select('shipment.id')
            .whereRef('shipment.jobcardId', '=', 'jobcard.id')
            .where('shipment.status', 'in', statusesBefore('departure')),
        ),
      );
  },
};
