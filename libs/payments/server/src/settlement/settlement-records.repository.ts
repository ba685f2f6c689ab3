import type { RecordSource } from '@freightdesk/shared-server-kit';

/** Notes, files and changes of a set-off or a write-off. */
export const settlementRecords: RecordSource = {
  record: 'settlement',
  read: 'payment.read',
  write: 'payment.write',
  repeated: ['vouchers'],
  named: (db, ids) => db.selectFrom('settlement').select(['id', 'number as name']).where('id', 'in', ids).execute(),
};
