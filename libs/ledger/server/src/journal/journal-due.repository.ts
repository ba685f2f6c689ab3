import { addDays } from '@freightdesk/shared-calendar';
import type { DueSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** The days before one is to be reversed in which it is told. */
const daysAhead = 3;

/** Journals whose mirror was meant for a day that is near or past: a person posts it, since every entry is somebody's. */
export const journalsToReverse: DueSource = {
  name: 'journal.reverse',
  record: 'voucher',
  read: 'journal.read',
  label: 'Journal to reverse',
  act: 'Reverse',
  by: 'day',
  hasDays: true,
  rows: ({ db, asking }) =>
    db
      .selectFrom('journal')
      .where(
        'journal.reverseOn',
        '<=',
        asking((clock) => addDays(clock.today(), daysAhead)),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('voucher').select('voucher.id').whereRef('voucher.reversesId', '=', 'journal.id'))),
      )
      .select([
        'journal.id',
        'journal.number',
        'journal.narration as title',
        sql<string>`journal.reverse_on`.as('due'),
        sql<string | null>`null::uuid`.as('ownerId'),
      ]),
};
