import type { RecordSource } from '@freightdesk/shared-server-kit';

/** Notes, files and changes of a payment. */
export const paymentRecords: RecordSource = {
  record: 'payment',
  read: 'payment.read',
  write: 'payment.write',
  repeated: ['vouchers'],
  named: (db, ids) => db.selectFrom('payment').select(['id', 'number as name']).where('id', 'in', ids).execute(),
};
