import {
  type Account,
  accountProblems,
  type AddAccountInput,
  kindOfGroup,
  type UpdateAccountInput,
} from '@freightdesk/ledger-contract';
import { type Db, newId, type Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, type RecordKind, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import {
  changeAccount,
  findAccountRow,
  freeCode,
  insertOwnAccount,
  isNameTaken,
  lockChart,
} from './account.repository';

async function findAccountOrRefuse(db: Db, id: string): Promise<Account> {
  return (
    (await findAccountRow(db, id)) ??
    refuse(commonProblems.not_found, { message: 'This account does not exist, or no longer does.' })
  );
}

async function refuseSameName(tx: Tx, account: { id: string; name: string }): Promise<void> {
  if (!(await isNameTaken(tx, account))) return;
  const { code, message } = accountProblems.same_account;
  refuse(accountProblems.same_account, { errors: [{ field: 'name', code, message }] });
}

/** Adds an account of the company's own under the next free code of its group. */
export async function addAccount({ name, group }: AddAccountInput, context: WriteContext): Promise<Account> {
  const { tx } = context;
  await lockChart(tx);
  const id = newId();
  await refuseSameName(tx, { id, name });
  const code = (await freeCode(tx, group)) ?? refuse(accountProblems.group_full);
  await insertOwnAccount(tx, { id, code, name, kind: kindOfGroup(group) });
  const added = await findAccountOrRefuse(tx, id);
  await context.audit({ record: 'account', recordId: id, action: 'add', after: added });
  return added;
}

const accounts: RecordKind<Account> = { record: 'account', lock: lockChart, find: findAccountOrRefuse };

/** Renames or archives one of the company's own; what rules post to stays as every company has it. */
export function updateAccount(
  { id, version, name, active }: UpdateAccountInput,
  context: WriteContext,
): Promise<Account> {
  const { tx } = context;
  return changeRecord(accounts, { id, version, action: 'update' }, context, async (before) => {
    if (!before.isOwn) refuse(accountProblems.seeded_account);
    if (name !== undefined) await refuseSameName(tx, { id, name });
    await changeAccount(context, id, { ...(name !== undefined && { name }), ...(active !== undefined && { active }) });
  });
}
