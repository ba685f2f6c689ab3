import type { DueSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/**
 * Invoices that should have been made again before today: each day makes what is due by itself, so that what is left was refused,
 * for want of a rate or of its customer, and nobody was there to read why.
 */
export const recurringRefused: DueSource = {
  name: 'recurringInvoice.due',
  record: 'recurring invoice',
  read: 'sale-invoice.read',
  label: 'Recurring invoice',
  act: 'Make the draft',
  by: 'age',
  hasDays: true,
  rows: ({ db, asking }) =>
    db
      .selectFrom('recurringInvoice')
      .innerJoin('saleInvoice as made', 'made.id', 'recurringInvoice.invoiceId')
      .select(['recurringInvoice.id', 'made.number', 'made.partyName as title'])
      .select(sql<string | null>`null::uuid`.as('ownerId'))
      .select('recurringInvoice.nextOn as due')
      .where('recurringInvoice.active', '=', true)
      .where(
        'recurringInvoice.nextOn',
        '<',
        asking((clock) => clock.today()),
      )
      .where((eb) => eb.or([eb('until', 'is', null), eb('recurringInvoice.nextOn', '<=', eb.ref('until'))])),
};
