import { type Invariant, named } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** What is always true of the valuation of open items in other currencies. */
export const revaluationInvariants: readonly Invariant[] = [
  {
    sentence: 'What a month’s end was valued at is taken back as the next month begins.',
    broken: (db) =>
      named(
        db,
        sql`
          select min(v.document_number) || ' (voucher ' || v.document_id || '): ' || a.code || ' ' || a.name || ' keeps '
            || sum(p.debit_paise - p.credit_paise) as name
          from voucher v join posting p on p.voucher_id = v.id join account a on a.id = p.account_id
          where v.type = 'REVALUATION'
          group by v.document_id, a.id having sum(p.debit_paise - p.credit_paise) <> 0
          order by 1`,
      ),
  },
];
