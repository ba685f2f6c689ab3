import type { DueSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { staleBefore } from './cheque.repository';

/** Our own cheques that nobody presented and no bank pays any more: what they paid is owed again. The oldest come first. */
export const staleCheques: DueSource = {
  name: 'cheque.stale',
  record: 'payment',
  read: 'payment.read',
  label: 'Stale cheque',
  act: 'Write anew',
  by: 'age',
  hasDays: true,
  rows: ({ db, asking }) =>
    db
      .selectFrom('payment')
      .leftJoin('party', 'party.id', 'payment.partyId')
      .where('payment.mode', '=', sql.lit('CHEQUE'))
      .where('payment.status', '=', sql.lit('POSTED'))
      .where('payment.direction', '<>', sql.lit('RECEIPT'))
      .where('payment.date', '<', sql<string>`${staleBefore(asking((clock) => clock.today()))}`)
      .where(sql<boolean>`exists (select from bank_open_entry o where o.voucher_id = payment.voucher_id)`)
      .select([
        'payment.id',
        'payment.number',
        sql<string>`coalesce(party.name, payment.reference, '')`.as('title'),
        'payment.date as due',
        sql<string | null>`null::uuid`.as('ownerId'),
      ]),
};
