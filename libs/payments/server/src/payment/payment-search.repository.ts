import { dayAndAmount, type SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Found by its number and by the bank's of it, the UTR; with whom it is from or to, and with an invoice that it settles. */
export const paymentSearch: SearchSource = {
  record: 'payment',
  read: 'payment.read',
  numbers: [
    { table: 'payment', column: 'number', label: 'Payment', parts: ['beginning', 'end'] },
    { table: 'payment', column: 'reference', label: 'Reference', parts: ['beginning', 'end'] },
  ],
  with: [
    { record: 'party', table: 'payment', key: 'partyId', latest: 'date', label: 'Party' },
    {
      record: 'sale invoice',
      table: 'allocation',
      of: 'paymentId',
      key: 'saleInvoiceId',
      latest: 'date',
      label: 'Settles',
    },
    {
      record: 'purchase invoice',
      table: 'allocation',
      of: 'paymentId',
      key: 'purchaseInvoiceId',
      latest: 'date',
      label: 'Settles',
    },
  ],
  rows: (db) =>
    db
      .selectFrom('payment')
      .innerJoin('bank', 'bank.id', 'payment.bankId')
      .leftJoin('party', 'party.id', 'payment.partyId')
      .select(['payment.id', 'payment.number', sql<string>`coalesce(party.name, bank.name)`.as('title')])
      .select(dayAndAmount(sql`payment.date`, sql`payment.bank_amount_paise`).as('subtitle')),
};
