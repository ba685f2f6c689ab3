import type { RecordSource } from '@freightdesk/shared-server-kit';

/** Notes, files and changes of a lead. */
export const leadRecords: RecordSource = {
  record: 'lead',
  read: 'lead.read',
  write: 'lead.write',
  named: (db, ids) => db.selectFrom('lead').select(['id', 'number as name']).where('id', 'in', ids).execute(),
};
