import { addDays } from '@freightdesk/shared-calendar';
import type { DueSource } from '@freightdesk/shared-server-kit';
import { billedWithinDays } from '@freightdesk/tax-contract';
import { type RawBuilder, sql } from 'kysely';

/** Sales that nobody billed and costs that nobody is billed for, with the rupees at stake, for the owner of the job. */
export const marginLeaks: DueSource = {
  name: 'jobcard.leak',
  record: 'jobcard',
  read: 'jobcard.write',
  label: 'Margin leak',
  act: 'Check charges',
  by: 'age',
  rows: ({ db, asking }) =>
    db
      .selectFrom('charge')
      .innerJoin('jobcard', 'jobcard.id', 'charge.recordId')
      .select(['jobcard.id', 'jobcard.number', 'jobcard.ownerId'])
      .select(
        // What is at stake first: a long name ends in dots.
        sql<string>`concat_ws(' · ',
          '₹ ' || to_char(coalesce(charge.sell_paise, charge.buy_paise) / 100.0, 'FM99,99,99,99,990.00'),
          charge.description)`.as('title'),
      )
      .select('charge.createdAt as due')
      .where('charge.record', '=', 'jobcard')
      .where('jobcard.status', 'in', ['IN_PROGRESS', 'COMPLETED', 'REOPENED'])
      .where('charge.saleDocumentId', 'is', null)
      .where('charge.waivedReason', 'is', null)
      .where('charge.pureAgent', '=', false)
      .where('charge.createdAt', '<', dayStart(asking((clock) => addDays(clock.today(), -billedWithinDays))))
      // A cost that its houses bear is sold by them.
      .where(
        sql<boolean>`not (charge.sell_paise is null and exists (select from job_share s where s.master_id = jobcard.id
          and s.charge_head_id = charge.charge_head_id and s.basis <> 'NONE'))`,
      )
      .where(sql<boolean>`coalesce(charge.sell_paise, charge.buy_paise) > 0`),
};

const dayStart = (day: RawBuilder<string>) => sql<Date>`(${day}::timestamp at time zone 'Asia/Kolkata')`;
