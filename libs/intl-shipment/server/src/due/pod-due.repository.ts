import { billableStatuses, deliveredStatuses } from '@freightdesk/intl-shipment-contract';
import type { DueSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { stillStands, unjudged } from '../shipment/pod-state.repository';

/**
 * The proof that stands, where nobody has said yet what he found of it; not for who uploaded it, where the company has another person
 * judge it. The few jobs that have not ended are looked through.
 */
export const podsToVerify: DueSource = {
  name: 'shipment.podToVerify',
  record: 'shipment',
  read: 'shipment.read',
  label: 'POD to verify',
  act: 'Verify POD',
  by: 'age',
  sparesSome: true,
  rows: ({ db }) =>
    db
      .selectFrom('shipment')
      .innerJoin('jobcard', 'jobcard.id', 'shipment.jobcardId')
      .innerJoin('party as customer', 'customer.id', 'jobcard.customerId')
      .innerJoin('pod', 'pod.recordId', 'shipment.id')
      .select(['shipment.id', 'jobcard.number', 'jobcard.ownerId', 'pod.uploadedAt as due'])
      .select(sql<string[]>`array(select pod.uploaded_by from company where pod_by_another)`.as('notForIds'))
      .select(sql<string>`concat_ws(' · ', customer.name, pod.receiver_name)`.as('title'))
      .where('jobcard.status', 'in', billableStatuses)
      .where('shipment.status', 'in', deliveredStatuses)
      .where(unjudged)
      .where(stillStands),
};
