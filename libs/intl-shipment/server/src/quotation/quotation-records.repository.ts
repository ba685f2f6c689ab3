import type { RecordSource } from '@freightdesk/shared-server-kit';

/** Notes, files and changes of a revision of a quotation. */
export const quotationRecords: RecordSource = {
  record: 'quotation',
  read: 'quotation.read',
  write: 'quotation.write',
  named: (db, ids) => db.selectFrom('quotation').select(['id', 'number as name']).where('id', 'in', ids).execute(),
};
