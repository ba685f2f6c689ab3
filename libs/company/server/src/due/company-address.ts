import { firstOf } from '@freightdesk/shared-server-kit';

/** It stands at the head of every document that is printed (CGST Rules, rule 46 (a)). */
export const companyAddress = firstOf({
  name: 'company.address',
  record: 'company',
  read: 'company.manage',
  label: 'Address of the company for its documents',
  act: 'Enter',
  those: (db) => db.selectFrom('company').select('company.id').where('company.address', 'is not', null),
});
