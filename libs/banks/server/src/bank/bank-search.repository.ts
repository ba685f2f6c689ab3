import type { SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** A company has a few of them: they need no index. */
export const bankSearch: SearchSource = {
  record: 'bank',
  read: 'bank.read',
  numbers: [
    { table: 'bank', column: 'accountNumber', label: 'Account number', parts: ['beginning', 'end'] },
    { table: 'bank', column: 'ifsc', label: 'IFSC', parts: ['beginning'] },
  ],
  names: { table: 'bank', kept: 'searchText', label: 'Bank', shown: sql`bank.name`, forgives: 'searchName' },
  rows: (db) =>
    db
      .selectFrom('bank')
      .select(['bank.id', 'bank.accountNumber as number', 'bank.name as title', 'bank.branch as subtitle']),
};
