import { msmeDays } from '@freightdesk/parties-contract';
import { addDays } from '@freightdesk/shared-calendar';
import type { DueSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const daysAhead = 7;

/** Counted as `msmePayBy` counts it: from the day on which the vendor wrote the bill. */
const lawfulDay = sql<string>`(purchase_invoice.supplier_date
  + least(coalesce(party.msme_agreed_days, ${sql.lit(msmeDays.withoutAgreement)}), ${sql.lit(msmeDays.mostAgreed)}))`;

/** Bills of micro and small enterprises whose day by law is within a week or past: interest runs from then on, whatever was agreed. */
export const msmeBillsDue: DueSource = {
  name: 'purchaseInvoice.msme',
  record: 'purchase invoice',
  read: 'payment.read',
  label: 'Payment under the MSMED Act',
  act: 'Pay',
  by: 'day',
  hasDays: true,
  rows: ({ db, asking }) =>
    db
      .selectFrom('purchaseInvoice')
      .innerJoin('party', 'party.id', 'purchaseInvoice.partyId')
      .where('party.msmeClass', 'in', [sql.lit('MICRO'), sql.lit('SMALL')])
      .where('purchaseInvoice.status', '=', 'POSTED')
      .where('purchaseInvoice.outstandingMinor', '>', sql.lit(0))
      .where(
        lawfulDay,
        '<=',
        asking((clock) => addDays(clock.today(), daysAhead)),
      )
      .select([
        'purchaseInvoice.id',
        'purchaseInvoice.number',
        'party.name as title',
        lawfulDay.as('due'),
        sql<string | null>`null::uuid`.as('ownerId'),
      ]),
};
