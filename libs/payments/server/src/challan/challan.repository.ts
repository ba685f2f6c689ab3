import type { Deduction, Deposit } from '@freightdesk/payments-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** What each document left in an account, oldest first: one that was taken back left nothing. */
async function leftBy(db: Db, code: string) {
  const { rows } = await sql<{
    type: string;
    id: string;
    number: string;
    date: string;
    paise: number;
    party: string | null;
  }>`
    select left_by.*, party.name as party
    from (
      select v.document_type as type, v.document_id as id, v.document_number as number, min(p.date) as date,
        sum(p.credit_paise - p.debit_paise)::bigint as paise, (array_agg(v.id order by v.date, v.id))[1] as voucher_id
      from posting p join voucher v on v.id = p.voucher_id
      where p.account_id = (select id from account where code = ${code})
      group by v.document_type, v.document_id, v.document_number
      having sum(p.credit_paise - p.debit_paise) <> 0
    ) left_by
      left join lateral (
        select party_id from posting where voucher_id = left_by.voucher_id and party_id is not null limit 1
      ) whose on true
      left join party on party.id = whose.party_id
    order by left_by.date, left_by.number, left_by.id`.execute(db);
  return rows;
}

/** Tax that was withheld into the account of a due, and what was paid out of it. */
export async function dueOfAccount(db: Db, code: string): Promise<{ deductions: Deduction[]; deposits: Deposit[] }> {
  const rows = await leftBy(db, code);
  return {
    deductions: rows
      .filter(({ paise }) => paise > 0)
      .map(({ type, id, number, party, date, paise }) => ({
        ...{ document: { type, id, number }, party, date },
        withheldPaise: paise,
      })),
    deposits: rows.filter(({ paise }) => paise < 0).map(({ id, paise }) => ({ id, paise: -paise })),
  };
}
