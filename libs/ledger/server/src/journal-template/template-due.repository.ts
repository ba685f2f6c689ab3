import { addDays } from '@freightdesk/shared-calendar';
import type { DueSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { dueOn } from './journal-template.repository';

/** The days before a month ends in which its journals are told. */
const daysAhead = 3;

/** Journals that come every month, and that nobody has posted in the one that ends: a person does it, since every entry is somebody's. */
export const journalsToPost: DueSource = {
  name: 'journal.template',
  record: 'journal template',
  read: 'journal.read',
  label: 'Journal to post',
  act: 'Post',
  by: 'day',
  hasDays: true,
  rows: ({ db, asking }) =>
    db
      .selectFrom('journalTemplate')
      .innerJoin('journal', 'journal.id', 'journalTemplate.journalId')
      .where('journalTemplate.everyMonth', '=', true)
      .where('journalTemplate.active', '=', true)
      .where(
        dueOn,
        '<=',
        asking((clock) => addDays(clock.today(), daysAhead)),
      )
      .select([
        'journalTemplate.id',
        sql<string | null>`null::text`.as('number'),
        'journalTemplate.name as title',
        dueOn.as('due'),
        sql<string | null>`null::uuid`.as('ownerId'),
      ]),
};
