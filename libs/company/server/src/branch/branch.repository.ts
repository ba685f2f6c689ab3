import { type Address, type Branch, branchList } from '@freightdesk/company-contract';
import { type Db, statement, type Tx } from '@freightdesk/shared-database';
import { pagesOf, recordTable } from '@freightdesk/shared-server-kit';

const branchRows = (db: Db | Tx) =>
  db
    .selectFrom('branch')
    .select((eb) => [
      'id',
      'code',
      'name',
      'gstin',
      'stateCode',
      eb.ref('address').$castTo<Address | null>().as('address'),
      'phone',
      'email',
      'isHeadOffice',
      'active',
      'version',
    ]);

export const listBranchRows = pagesOf(branchRows, {
  list: branchList,
  toRow: (branch): Branch => branch,
});

export const findBranch = (db: Db | Tx, id: string): Promise<Branch | undefined> =>
  branchRows(db).where('id', '=', id).executeTakeFirst();

export const lockBranch = (tx: Tx, id: string): Promise<Branch | undefined> =>
  branchRows(tx).where('id', '=', id).forUpdate().executeTakeFirst();

const headOffices = statement<object, Branch>((db) => branchRows(db).where('isHeadOffice', '=', true));

/** The branch that documents take when none is chosen. */
export async function headOffice(db: Db | Tx): Promise<Branch> {
  const [branch] = await headOffices(db, {});
  if (!branch) throw new Error('The company has no head office yet.');
  return branch;
}

export async function isRegistrationInUse(tx: Tx, gstin: string | null): Promise<boolean> {
  const found = await tx
    .selectFrom('branch')
    .select('id')
    .where('gstin', 'is not distinct from', gstin)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** An address as its column takes it, here and in the company. */
export const addressJson = (address: Address | null | undefined): string | null =>
  address ? JSON.stringify(address) : null;

export const { insert: insertBranch, change: changeBranch } = recordTable('branch');
