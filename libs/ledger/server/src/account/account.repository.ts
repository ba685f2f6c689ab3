import {
  type Account,
  accountCode,
  type AccountKind,
  accountList,
  accountProblems,
  type ControlKind,
} from '@freightdesk/ledger-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { pagesOf, refuse } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

export const listAccountRows = pagesOf(
  (db: Db | Tx) =>
    db.selectFrom('account').select(['id', 'code', 'name', 'kind', 'control', 'active', 'isOwn', 'version']),
  {
    list: accountList,
    toRow: (row): Account => ({
      ...row,
      kind: row.kind as AccountKind,
      control: row.control as ControlKind | null,
    }),
  },
);

/** Cash boxes take codes from 1000, banks from 1010 up; once these are used up, two more digits follow the last of them. */
const ranges = { CASH: { from: 1000, to: 1009 }, BANK: { from: 1010, to: 1199 } } as const;

export interface BankAccount {
  id: string;
  code: string;
}

/**
 * Opens the account of a new bank or cash box under the first code that is free; refused where none is left. Callers
 * serialise themselves: two at once would ask for the same code, and one of them would fail.
 */
export async function openBankAccount(
  tx: Tx,
  { name, kind }: { name: string; kind: keyof typeof ranges },
): Promise<BankAccount> {
  const { from, to } = ranges[kind];
  const { rows } = await sql<{ code: string }>`
    select offered.code::text as code
    from (
      select code from generate_series(${from}::int, ${to}::int) as code
      union all select ${to}::int * 100 + more from generate_series(1, 99) as more
    ) as offered
    where not exists (select from account where account.code = offered.code::text)
    order by offered.code
    limit 1`.execute(tx);
  const { code } = rows[0] ?? refuse(accountProblems.no_account_left);
  return tx
    .insertInto('account')
    .values({ code, name, kind: 'ASSET', control: 'BANK' })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
}

/** The seeded cash account, named for the company's first cash box. */
export async function claimCashAccount(tx: Tx, name: string): Promise<BankAccount> {
  return tx
    .updateTable('account')
    .set({ name })
    .where('code', '=', accountCode.cash)
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
}

export async function renameAccount(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('account').set({ name }).where('id', '=', id).execute();
}
