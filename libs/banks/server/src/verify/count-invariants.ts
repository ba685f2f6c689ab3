import { type Invariant, named } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** What is always true of counts of cash. */
export const countInvariants: readonly Invariant[] = [
  {
    sentence: 'A count of cash is the sum of its notes and coins, and posted how far it was from the books.',
    broken: (db) =>
      named(
        db,
        sql`
          select b.name || ', counted on ' || c.date || ': ' || c.counted_paise || ' counted against ' || c.book_paise
            || ', ' || coalesce(posted.paise, 0) || ' posted' as name
          from cash_count c
            join bank b on b.id = c.bank_id
            cross join lateral (
              select coalesce(sum((piece ->> 'denominationPaise')::bigint * coalesce((piece ->> 'pieces')::bigint, 0)), 0) as paise
              from jsonb_array_elements(c.pieces) piece
            ) counted
            left join voucher v on v.id = c.voucher_id and v.type = 'CASH_COUNT' and v.document_id = c.bank_id
              and v.date = c.date
            left join lateral (
              select sum(p.debit_paise - p.credit_paise) as paise from posting p
              where p.voucher_id = v.id and p.account_id = b.account_id
            ) posted on true
          where coalesce(posted.paise, 0) <> c.counted_paise - c.book_paise or counted.paise <> c.counted_paise
          order by c.date, c.id`,
      ),
  },
  {
    sentence: 'A cash box is kept by whoever took it over last, by a count of what was handed over to that person.',
    broken: (db) =>
      named(
        db,
        sql`
          select b.name || ': kept by another than took it over' as name
          from bank b
            left join lateral (
              select c.created_by, c.counted_paise, h.handed_to_id, h.counted_paise as handed_paise
              from cash_count c join cash_count h on h.id = c.taken_over_id
              where c.bank_id = b.id order by c.created_at desc, c.id desc limit 1
            ) taken on true
          where b.custodian_id is distinct from taken.created_by
            or taken.handed_to_id <> taken.created_by or taken.counted_paise <> taken.handed_paise
          order by b.name`,
      ),
  },
];
