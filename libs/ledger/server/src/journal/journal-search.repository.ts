import { dayAndAmount, type SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Found by its number; its words are told beside it. */
export const journalSearch: SearchSource = {
  record: 'voucher',
  read: 'journal.read',
  numbers: [{ table: 'journal', column: 'number', label: 'Journal', parts: ['beginning', 'end'] }],
  rows: (db) =>
    db
      .selectFrom('journal')
      .select(['journal.id', 'journal.number', 'journal.narration as title'])
      .select(dayAndAmount(sql`journal.date`, sql`journal.total_paise`).as('subtitle')),
};
