import { daysTold } from '@freightdesk/invoices-contract';
import { addDays } from '@freightdesk/shared-calendar';
import type { DueSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { isWatched } from '../unpaid-credit/unpaid-credit.repository';

/** Bills whose credit goes back unless their vendors are paid within days, and those whose days are over. */
export const creditAtRisk: DueSource = {
  name: 'purchaseInvoice.unpaidCredit',
  record: 'purchase invoice',
  read: 'purchase-invoice.read',
  label: 'Input credit of an unpaid bill',
  act: 'Pay or reverse',
  by: 'day',
  hasDays: true,
  rows: ({ db, asking }) =>
    db
      .selectFrom('purchaseInvoice')
      .select(['purchaseInvoice.id', 'purchaseInvoice.number', 'purchaseInvoice.partyName as title'])
      .select((eb) => [
        sql<string | null>`null::uuid`.as('ownerId'),
        eb.ref('purchaseInvoice.creditUntil').$notNull().as('due'),
      ])
      .where(isWatched)
      .where('purchaseInvoice.creditReversedPaise', '=', 0)
      .where(
        'purchaseInvoice.creditUntil',
        '<=',
        asking((clock) => addDays(clock.today(), daysTold)),
      ),
};
