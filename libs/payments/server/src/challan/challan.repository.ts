import type { Deduction, Deposit } from '@freightdesk/payments-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

interface Due {
  deductions: Deduction[];
  deposits: Deposit[];
}

/**
 * What each document left in an account, oldest first; one that was taken back left nothing. The account has every deduction there ever
 * was: of those that earlier deposits covered whole, and of those that come later, none is told.
 */
async function leftAround(db: Db, code: string, depositId: string) {
  const { rows } = await sql<{
    type: string | null;
    id: string;
    number: string;
    date: string;
    paise: number;
    passed: number;
    before: number;
    own: number;
  }>`
    with left_by as materialized (
      select v.document_type as type, v.document_id as id, v.document_number as number, min(p.date) as date,
        sum(p.credit_paise - p.debit_paise)::bigint as paise
      from posting p join voucher v on v.id = p.voucher_id
      where p.account_id = (select id from account where code = ${code})
      group by v.document_type, v.document_id, v.document_number
    ), reached as (
      select *, sum(abs(paise)) over (partition by sign(paise) order by date, number, id)::bigint as until
      from left_by where paise <> 0
    ), deposit as (
      select until + paise as before, until, -paise as own from reached where paise < 0 and id = ${depositId}
    )
    select reached.type, reached.id, number, date, paise, reached.until - paise as passed, deposit.before, own
    from deposit left join reached on paise > 0 and reached.until > deposit.before and reached.until - paise < deposit.until
    order by date, number, reached.id`.execute(db);
  return rows;
}

/** Tax that was withheld into the account of a due and one deposit may cover, what it deposits, and what came before it of that. */
export async function dueAround(db: Db, code: string, depositId: string): Promise<Due> {
  const rows = await leftAround(db, code, depositId);
  const [first] = rows;
  if (!first) return { deductions: [], deposits: [] };
  const { before, passed, own } = first;
  return {
    deductions: rows.flatMap(({ type, id, number, date, paise }) =>
      type === null ? [] : [{ document: { type, id, number }, date, withheldPaise: paise }],
    ),
    deposits: [
      { id: 'earlier', paise: first.type === null ? 0 : before - passed },
      { id: depositId, paise: own },
    ],
  };
}

/** Whose the documents are, as their vouchers say. */
export async function partiesOf(db: Db, documentIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (documentIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct on (v.document_id) v.document_id as id, party.name
    from voucher v join posting p on p.voucher_id = v.id join party on party.id = p.party_id
    where v.document_id = any (${sql.val([...documentIds])}::uuid[])
    order by v.document_id, v.date, v.id`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
