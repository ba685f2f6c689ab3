import type { SettledBy } from '@freightdesk/invoices-contract';
import { sql } from 'kysely';

/** What payments settled of a document within its own query; of a payment that was taken back, nothing. */
export const settledBy = (table: 'sale_invoice' | 'purchase_invoice') =>
  sql<SettledBy>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'payment', jsonb_build_object('id', p.id, 'number', p.number), 'date', a.date, 'amountMinor', a.amount_minor
    ) order by a.date, a.id), '[]')
    from allocation a join payment p on p.id = a.payment_id and p.status = 'POSTED'
    where ${sql.ref(`a.${table}_id`)} = ${sql.ref(`${table}.id`)})`;
