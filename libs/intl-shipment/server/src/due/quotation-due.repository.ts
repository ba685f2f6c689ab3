import { addDays } from '@freightdesk/shared-calendar';
import type { DueSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Before the price is gone there is time for a call. */
const endsSoonDays = 3;

const ofQuotations = { record: 'quotation' } as const;

/** What waits for an administrator, the longest first; the bell rings at once. */
export const quotationsToApprove: DueSource = {
  ...ofQuotations,
  name: 'quotation.approval',
  read: 'quotation.approve',
  label: 'Waits for approval',
  act: 'Approve',
  by: 'age',
  ringsHoursBefore: 0,
  rows: ({ db }) =>
    db
      .selectFrom('quotation')
      .select(['id', 'number', 'customerName as title', 'updatedAt as due'])
      // Whoever may approve may approve all.
      .select(sql<string | null>`null::uuid`.as('ownerId'))
      .where('status', '=', 'PENDING_APPROVAL'),
};

/** For so long an answer is news. */
const newsDays = 7;

/** What a customer answered by a link, told to whose quotation it is. */
export const quotationsAnswered: DueSource = {
  ...ofQuotations,
  name: 'quotation.answered',
  read: 'quotation.read',
  label: 'Customer answered',
  act: 'Look at the answer',
  by: 'age',
  rows: ({ db, asking }) =>
    db
      .selectFrom('quotation')
      .select(['id', 'number', 'customerName as title', 'ownerId'])
      .select(sql<Date>`answered_at`.as('due'))
      .where(
        'answeredAt',
        '>=',
        asking((clock) => new Date(clock.now().getTime() - newsDays * 24 * 60 * 60_000)),
      ),
};

/** What the customer has had no word of, and soon can no longer take. */
export const quotationsEnding: DueSource = {
  ...ofQuotations,
  name: 'quotation.ends',
  read: 'quotation.read',
  label: 'Price ends',
  act: 'Ask the customer',
  by: 'day',
  hasDays: true,
  rows: ({ db, asking }) =>
    db
      .selectFrom('quotation')
      .select(['id', 'number', 'customerName as title', 'ownerId', 'quotation.validUntil as due'])
      .where('status', '=', 'SENT')
      .where(
        'validUntil',
        '>=',
        asking((clock) => clock.today()),
      )
      .where(
        'validUntil',
        '<=',
        asking((clock) => addDays(clock.today(), endsSoonDays)),
      ),
};
