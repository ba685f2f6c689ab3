import type { RecordSource } from '@freightdesk/shared-server-kit';

/** Notes, files and changes of a jobcard. */
export const jobcardRecords: RecordSource = {
  record: 'jobcard',
  read: 'jobcard.read',
  write: 'jobcard.write',
  named: (db, ids) => db.selectFrom('jobcard').select(['id', 'number as name']).where('id', 'in', ids).execute(),
};
