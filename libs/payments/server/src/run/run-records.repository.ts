import type { RecordSource } from '@freightdesk/shared-server-kit';

/** Notes, files and changes of a payment run. */
export const runRecords: RecordSource = {
  record: 'payment run',
  read: 'payment.read',
  write: 'payment.write',
  repeated: ['lines', 'vendorCount', 'billCount'],
  named: (db, ids) => db.selectFrom('paymentRun').select(['id', 'title as name']).where('id', 'in', ids).execute(),
};
