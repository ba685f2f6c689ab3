import { firstOf } from '@freightdesk/shared-server-kit';

/** Receipts, payments and the bank block of an invoice need one. */
export const firstBank = firstOf({
  name: 'bank.first',
  record: 'first bank',
  read: 'bank.write',
  label: 'First bank or cash box',
  act: 'Add',
  those: (db) => db.selectFrom('bank').select('bank.id'),
});
