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
];
