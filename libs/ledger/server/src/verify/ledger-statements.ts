import type { Db } from '@freightdesk/shared-database';
import type { Statement } from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';

/** The names of what a query finds, one column `name` per row. */
async function named(db: Db, query: RawBuilder<{ name: string }>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ name }) => name);
}

/** What is always true of the ledger. */
export const ledgerStatements: readonly Statement[] = [
  {
    sentence: 'Every voucher balances.',
    breaches: (db) =>
      named(
        db,
        sql`
          select v.type || ' ' || v.document_number || ' (voucher ' || v.id || '): debit less credit is '
            || coalesce(sum(p.debit_paise - p.credit_paise)::text, 'nothing posted') as name
          from voucher v left join posting p on p.voucher_id = v.id
          group by v.id having coalesce(sum(p.debit_paise - p.credit_paise), 1) <> 0
          order by v.id`,
      ),
  },
  {
    sentence: 'Every posting bears the date of its voucher.',
    breaches: (db) =>
      named(
        db,
        sql`
          select v.type || ' ' || v.document_number || ' (posting ' || p.id || '): ' || p.date || ' in a voucher of ' || v.date as name
          from posting p join voucher v on v.id = p.voucher_id where p.date <> v.date order by p.id`,
      ),
  },
  {
    sentence: 'Parties add up to their control accounts: every posting there names its party.',
    breaches: (db) =>
      named(
        db,
        sql`
          select a.code || ' ' || a.name || ': ' || v.type || ' ' || v.document_number || ' (posting ' || p.id || ') names no party' as name
          from posting p join account a on a.id = p.account_id join voucher v on v.id = p.voucher_id
          where a.control in ('CUSTOMER', 'VENDOR') and p.party_id is null order by p.id`,
      ),
  },
  {
    sentence: 'A reversal is the exact mirror of what it reverses.',
    breaches: (db) =>
      named(
        db,
        sql`
          select v.type || ' ' || v.document_number || ' (voucher ' || r.id || ') differs from what it reverses at ' || a.code as name
          from voucher r
          join voucher v on v.id = r.reverses_id
          join posting p on p.voucher_id in (r.id, v.id)
          join account a on a.id = p.account_id
          group by r.id, v.id, a.code, p.party_id
          having sum(p.debit_paise - p.credit_paise) <> 0 or sum(p.currency_minor) <> 0
          order by r.id, a.code`,
      ),
  },
];
