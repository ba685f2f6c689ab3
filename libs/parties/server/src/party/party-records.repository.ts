import { partyList, payeeFields, taxDataPermission } from '@freightdesk/parties-contract';
import type { RecordSource } from '@freightdesk/shared-server-kit';

/** Notes, files and changes of a party. */
export const partyRecords: RecordSource = {
  record: 'party',
  read: 'party.read',
  write: 'party.update',
  guarded: { ...partyList.guarded, ...Object.fromEntries(payeeFields.map((field) => [field, taxDataPermission])) },
  named: (db, ids) => db.selectFrom('party').select(['id', 'name']).where('id', 'in', ids).execute(),
};
