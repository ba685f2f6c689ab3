import {
  type Account,
  accountCode,
  type AccountGroup,
  type AccountKind,
  accountList,
  accountProblems,
  type ControlKind,
} from '@freightdesk/ledger-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { changedBy, pagesOf, refuse, type Writing } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const accountRows = (db: Db | Tx) =>
  db
    .selectFrom('account')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('accountMonth')
          .whereRef('accountMonth.accountId', '=', 'account.id')
          .select(sql<number>`coalesce(sum(debit_paise) - sum(credit_paise), 0)::bigint`.as('balancePaise'))
          .as('held'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'account.id',
      'account.code',
      'account.name',
      eb.ref('account.kind').$castTo<AccountKind>().as('kind'),
      eb.ref('account.control').$castTo<ControlKind | null>().as('control'),
      'account.active',
      'account.isOwn',
      'held.balancePaise',
      'account.version',
    ]);

/** The chart with what stands on each account, from the sums that are kept of each month. */
export const listAccountRows = pagesOf(accountRows, { list: accountList, toRow: (row): Account => row });

export const findAccountRow = (db: Db, id: string): Promise<Account | undefined> =>
  accountRows(db).where('account.id', '=', id).executeTakeFirst();

/** Makes writers of the chart wait for each other: which code is free is a fact about all of it, and it changes a few times a year. */
export async function lockChart(tx: Tx): Promise<void> {
  await sql`lock table account in share row exclusive mode`.execute(tx);
}

/** The lowest code of the group that no account has; its first one is the group's own. */
export async function freeCode(tx: Tx, group: AccountGroup): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select offered.code from (
      select ${group} || lpad(place::text, 2, '0') as code from generate_series(1, 99) as place
    ) offered
    where not exists (select from account where account.code = offered.code) order by 1 limit 1`.execute(tx);
  return rows[0]?.code;
}

export async function insertOwnAccount(tx: Tx, account: Pick<Account, 'id' | 'code' | 'name' | 'kind'>): Promise<void> {
  await tx
    .insertInto('account')
    .values({ ...account, isOwn: true })
    .execute();
}

export async function changeAccount(
  by: Writing,
  id: string,
  changes: { name?: string; active?: boolean },
): Promise<void> {
  await by.tx
    .updateTable('account')
    .set({ ...changes, ...changedBy(by) })
    .where('id', '=', id)
    .execute();
}

/** Whether another account is called so, in any case. */
export async function isNameTaken(tx: Tx, { id, name }: { id: string; name: string }): Promise<boolean> {
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .where('id', '!=', id)
    .executeTakeFirst();
  return found !== undefined;
}

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
