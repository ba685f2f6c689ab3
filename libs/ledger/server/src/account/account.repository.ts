import {
  type Account,
  accountCode,
  type AccountKind,
  accountList,
  type ControlKind,
} from '@freightdesk/ledger-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { Page } from '@freightdesk/shared-endpoint';
import { listPage, type ListRequest } from '@freightdesk/shared-server-kit';

export function listAccountRows(db: Db, request: ListRequest): Promise<Page<Account>> {
  return listPage(db, {
    query: db.selectFrom('account').select(['id', 'code', 'name', 'kind', 'control']),
    request,
    list: accountList,
    toRow: (row) => ({ ...row, kind: row.kind as AccountKind, control: row.control as ControlKind | null }),
  });
}

/** Banks take codes from 1010 up, cash boxes from 1000; a new one gets the first code above those in use. */
const ranges = { CASH: { from: 1000, to: 1009 }, BANK: { from: 1010, to: 1199 } } as const;

export interface BankAccount {
  id: string;
  code: string;
}

/**
 * Opens the account of a new bank or cash box. Callers serialise themselves: two at once would ask for the same code, and
 * one of them would fail.
 */
export async function openBankAccount(
  tx: Tx,
  { name, kind }: { name: string; kind: keyof typeof ranges },
): Promise<BankAccount> {
  const { from, to } = ranges[kind];
  const { highest } = await tx
    .selectFrom('account')
    .select(({ fn }) => fn.max('code').as('highest'))
    .where('code', '>=', String(from))
    .where('code', '<=', String(to))
    .executeTakeFirstOrThrow();
  const code = String(Number(highest ?? from - 1) + 1);
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
