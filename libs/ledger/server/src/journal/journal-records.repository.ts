import type { RecordSource } from '@freightdesk/shared-server-kit';

/** Notes, files and changes of a journal. */
export const journalRecords: RecordSource = {
  record: 'voucher',
  read: 'journal.read',
  write: 'journal.write',
  repeated: ['lines'],
  named: (db, ids) => db.selectFrom('journal').select(['id', 'number as name']).where('id', 'in', ids).execute(),
};
