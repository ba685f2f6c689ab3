import type { SettledBy } from '@freightdesk/invoices-contract';
import { sql } from 'kysely';

const numbered = (table: string) => sql`case when ${sql.ref(`${table}.id`)} is not null
  then jsonb_build_object('id', ${sql.ref(`${table}.id`)}, 'number', ${sql.ref(`${table}.number`)}) end`;

/** What payments and settlements settled of a document within its own query; of what was taken back, nothing. */
export const settledBy = (table: 'sale_invoice' | 'purchase_invoice') =>
  sql<SettledBy>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'payment', ${numbered('p')}, 'settlement', ${numbered('s')}, 'date', a.date, 'amountMinor', a.amount_minor
    ) order by a.date, a.id), '[]')
    from allocation a
    left join payment p on p.id = a.payment_id
    left join settlement s on s.id = a.settlement_id
    where ${sql.ref(`a.${table}_id`)} = ${sql.ref(`${table}.id`)} and coalesce(p.status, s.status) = 'POSTED')`;
