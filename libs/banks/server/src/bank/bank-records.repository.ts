import type { RecordSource } from '@freightdesk/shared-server-kit';

/** Notes, files and changes of a bank. */
export const bankRecords: RecordSource = {
  record: 'bank',
  read: 'bank.read',
  write: 'bank.write',
  named: (db, ids) => db.selectFrom('bank').select(['id', 'name']).where('id', 'in', ids).execute(),
};
