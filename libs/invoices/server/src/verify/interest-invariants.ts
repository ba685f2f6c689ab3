import { named, type Invariant } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** What is always true of interest on overdue invoices. */
export const interestInvariants: readonly Invariant[] = [
  {
    sentence: 'No day of an invoice bears interest in two standing notes.',
    broken: (db) =>
      named(
        db,
        sql`
          select i.number || ': interest from ' || one.from_date || ' to ' || one.to_date || ' is charged twice' as name
          from interest_span one
            join sale_invoice n on n.id = one.note_id and n.status <> 'CANCELLED'
            join interest_span other on other.sale_invoice_id = one.sale_invoice_id and other.id > one.id
              and other.from_date < one.to_date and one.from_date < other.to_date
            join sale_invoice o on o.id = other.note_id and o.status <> 'CANCELLED'
            join sale_invoice i on i.id = one.sale_invoice_id
          order by i.number`,
      ),
  },
];
