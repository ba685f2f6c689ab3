import { firstOf } from '@freightdesk/shared-server-kit';

/** Every document is for somebody. */
export const firstParty = firstOf({
  name: 'party.first',
  record: 'first party',
  read: 'party.page',
  label: 'First customer or vendor',
  act: 'Add',
  those: (db) => db.selectFrom('party').select('party.id'),
});
