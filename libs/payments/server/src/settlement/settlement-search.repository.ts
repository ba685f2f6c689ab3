import { dayAndAmount, type SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const settles = { table: 'allocation', of: 'settlementId', latest: 'date', label: 'Settles' } as const;

/** Found by its number, with whom it is, and with a document that it settles. */
export const settlementSearch: SearchSource = {
  record: 'settlement',
  read: 'payment.read',
  numbers: [{ table: 'settlement', column: 'number', label: 'Settlement', parts: ['beginning', 'end'] }],
  with: [
    { record: 'party', table: 'settlement', key: 'partyId', latest: 'date', label: 'Party' },
    { ...settles, record: 'sale invoice', key: 'saleInvoiceId' },
    { ...settles, record: 'purchase invoice', key: 'purchaseInvoiceId' },
  ],
  rows: (db) =>
    db
      .selectFrom('settlement')
      .innerJoin('party', 'party.id', 'settlement.partyId')
      .select(['settlement.id', 'settlement.number', 'party.name as title'])
      .select(dayAndAmount(sql`settlement.date`, sql`settlement.amount_paise`).as('subtitle')),
};
