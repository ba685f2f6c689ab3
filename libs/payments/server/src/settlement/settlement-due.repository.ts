import type { DueSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** What waits for an administrator, the longest first; the bell rings at once. */
export const writeOffsToApprove: DueSource = {
  name: 'write-off.approval',
  record: 'settlement',
  read: 'write-off.approve',
  label: 'Waits for approval',
  act: 'Approve',
  by: 'age',
  ringsHoursBefore: 0,
  rows: ({ db }) =>
    db
      .selectFrom('settlement')
      .innerJoin('party', 'party.id', 'settlement.partyId')
      .select(['settlement.id', 'settlement.number', 'party.name as title', 'settlement.createdAt as due'])
      // Whoever may approve may approve all.
      .select(sql<string | null>`null::uuid`.as('ownerId'))
      .where('settlement.status', '=', 'PENDING_APPROVAL'),
};
