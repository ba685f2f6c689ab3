import type { Address, Company } from '@freightdesk/company-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import type { Insertable, Updateable } from 'kysely';

type CompanyTable = Database['company'];

const companyRow = (db: Db | Tx) =>
  db
    .selectFrom('company')
    .select((eb) => [
      'id',
      'name',
      'legalName',
      'stateCode',
      'gstin',
      'pan',
      'tan',
      'cin',
      eb.ref('address').$castTo<Address | null>().as('address'),
      'phone',
      'email',
      'website',
      'taxOnAdvances',
      'tdsToTheRupee',
      'version',
    ]);

/** The company whose books these are. There is one from the moment there is a user. */
export const readCompany = (db: Db | Tx): Promise<Company> => companyRow(db).executeTakeFirstOrThrow();

/** The same, held till commit, so that two changes follow each other. */
export const lockCompany = (tx: Tx): Promise<Company> => companyRow(tx).forUpdate().executeTakeFirstOrThrow();

export async function insertCompany(tx: Tx, company: Insertable<CompanyTable>): Promise<void> {
  await tx.insertInto('company').values(company).execute();
}

export async function changeCompany(tx: Tx, changes: Updateable<CompanyTable>): Promise<void> {
  await tx
    .updateTable('company')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .execute();
}
