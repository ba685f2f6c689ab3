import type { RecordSource } from '@freightdesk/shared-server-kit';

/** Notes, files and changes of a docket and of its shipment, which are one record. */
export const docketRecords: RecordSource = {
  record: 'docket',
  read: 'docket.read',
  write: 'docket.write',
  trail: ['domestic-shipment'],
  // Each event of the shipment is told by the status that it brought, the lorry by what was known then.
  repeated: ['events', 'shipments', 'statusAt', 'vehicleNumber'],
  named: (db, ids) => db.selectFrom('docket').select(['id', 'number as name']).where('id', 'in', ids).execute(),
};
