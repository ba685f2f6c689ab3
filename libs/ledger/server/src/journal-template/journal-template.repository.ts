import { journalTemplateList, type JournalTemplateRow } from '@freightdesk/ledger-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { pagesOf, recordTable } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** The last day of the month after that of its last journal. */
export const dueOn = sql<string>`(date_trunc('month', journal.date) + interval '2 months' - interval '1 day')::date`;

const templates = (db: Db | Tx) =>
  db
    .selectFrom('journalTemplate')
    .innerJoin('journal', 'journal.id', 'journalTemplate.journalId')
    .select([
      'journalTemplate.id',
      'journalTemplate.name',
      'journalTemplate.everyMonth',
      'journalTemplate.active',
      'journalTemplate.version',
      'journalTemplate.journalId',
      'journal.number',
      'journal.date as lastOn',
      'journal.totalPaise',
      sql<string | null>`case when journal_template.every_month then ${dueOn} end`.as('dueOn'),
    ]);

type Found = Awaited<ReturnType<ReturnType<typeof templates>['executeTakeFirstOrThrow']>>;

const shown = ({ journalId, number, ...row }: Found): JournalTemplateRow => ({
  ...row,
  lastJournal: { id: journalId, number },
});

export const listTemplateRows = pagesOf(templates, {
  table: 'journal_template',
  list: journalTemplateList,
  toRow: shown,
});

export async function findTemplate(db: Db, id: string): Promise<JournalTemplateRow | undefined> {
  const row = await templates(db).where('journalTemplate.id', '=', id).executeTakeFirst();
  return row && shown(row);
}

export const { lock: lockTemplate, insert: insertTemplate, change: changeTemplate } = recordTable('journalTemplate');
