import { type Invariant, named } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** What is always true of years that are closed. */
export const yearEndInvariants: readonly Invariant[] = [
  {
    sentence: 'A closed year leaves nothing on accounts of income, cost and expense.',
    broken: (db) =>
      named(
        db,
        sql`
          select c.document_number || ' (voucher ' || c.id || '): ' || a.code || ' ' || a.name || ' still holds '
            || sum(p.debit_paise - p.credit_paise) as name
          from voucher c
          join account a on a.kind in ('INCOME', 'DIRECT_COST', 'INDIRECT_EXPENSE')
          join posting p on p.account_id = a.id and p.date <= c.date
          where c.type = 'YEAR_END' and c.reverses_id is null
            and not exists (select from voucher mirror where mirror.reverses_id = c.id)
          group by c.id, a.id having sum(p.debit_paise - p.credit_paise) <> 0
          order by c.date, a.code`,
      ),
  },
];
