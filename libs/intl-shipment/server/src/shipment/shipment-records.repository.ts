import type { RecordSource } from '@freightdesk/shared-server-kit';

/** Notes, files and changes of a shipment, which is called by its job. */
export const shipmentRecords: RecordSource = {
  record: 'shipment',
  read: 'shipment.read',
  write: 'shipment.write',
  // Each of its events is told by the status that it brought.
  repeated: ['events', 'statusAt'],
  named: (db, ids) =>
    db
      .selectFrom('shipment')
      .innerJoin('jobcard', 'jobcard.id', 'shipment.jobcardId')
      .select(['shipment.id', 'jobcard.number as name'])
      .where('shipment.id', 'in', ids)
      .execute(),
};
