import { openLeadStages } from '@freightdesk/intl-shipment-contract';
import { addDays } from '@freightdesk/shared-calendar';
import type { DueSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Leads whose follow-up is today or was before; the bell rings for their owner. */
export const followUpsDue: DueSource = {
  name: 'lead.followUp',
  record: 'lead',
  read: 'lead.read',
  label: 'Follow-up',
  act: 'Follow up',
  by: 'hour',
  ringsHoursBefore: 0,
  rows: ({ db, asking }) =>
    db
      .selectFrom('lead')
      .select(['lead.id', 'lead.number', 'lead.companyName as title', 'lead.ownerId'])
      .select(sql<Date>`lead.next_follow_up_at`.as('due'))
      .where('lead.stage', 'in', openLeadStages)
      .where(
        'lead.nextFollowUpAt',
        '<',
        asking((clock) => new Date(`${addDays(clock.today(), 1)}T00:00:00+05:30`)),
      ),
};
