import { named, type Invariant } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** What is always true of payment runs. */
export const runInvariants: readonly Invariant[] = [
  {
    sentence: 'A payment run comes to what its bills are given.',
    broken: (db) =>
      named(
        db,
        sql`
          select title || ': ' || total_paise || ' is kept, ' || given || ' is given' as name from (
            select run.id, run.title, run.total_paise, coalesce(sum(line.amount_paise), 0)::bigint as given
            from payment_run run left join payment_run_line line on line.run_id = run.id
            group by run.id
          ) runs where total_paise <> given order by id`,
      ),
  },
  {
    sentence: 'A bill stands in a payment run till that is paid or cancelled.',
    broken: (db) =>
      named(
        db,
        sql`
          select run.title || ': ' || bill.number || case when line.is_open then ' is not free' else ' is free' end as name
          from payment_run_line line join payment_run run on run.id = line.run_id
            join purchase_invoice bill on bill.id = line.purchase_invoice_id
          where line.is_open <> (run.status in ('DRAFT', 'SUBMITTED', 'APPROVED') and line.payment_id is null)
          order by run.id, line.position`,
      ),
  },
  {
    sentence: 'A paid payment run settled each of its bills by a payment to its vendor.',
    broken: (db) =>
      named(
        db,
        sql`
          select run.title || ': ' || bill.number || ' is not settled as the run says' as name
          from payment_run_line line join payment_run run on run.id = line.run_id
            join purchase_invoice bill on bill.id = line.purchase_invoice_id
          where (run.status = 'PAID' or line.payment_id is not null) <> exists (
            select from payment p join allocation a on a.payment_id = p.id
            where p.id = line.payment_id and p.party_id = line.party_id and p.bank_id = run.bank_id
              and p.date <= coalesce(run.paid_on, p.date) and run.status in ('APPROVED', 'PAID') and a.purchase_invoice_id = bill.id and a.amount_minor = line.amount_paise)
          order by run.id, line.position`,
      ),
  },
];
