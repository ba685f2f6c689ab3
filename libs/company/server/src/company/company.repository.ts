import type { Address, Company, EinvoiceTurnover, Lut } from '@freightdesk/company-contract';
import { type Database, type Db, statement, type Tx } from '@freightdesk/shared-database';
import { changedBy, madeBy, type Unstamped, type Writing } from '@freightdesk/shared-server-kit';
import type { Insertable, Updateable } from 'kysely';

type CompanyTable = Database['company'];

const companyRow = (db: Db | Tx) =>
  db
    .selectFrom('company')
    .select((eb) => [
      eb.ref('einvoiceTurnover').$castTo<EinvoiceTurnover>().as('einvoiceTurnover'),
      'einvoiceFrom',
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
      'lutNumber',
      'lutValidFrom',
      'lutValidUntil',
      'taxOnAdvances',
      'tdsToTheRupee',
      'marginFloorPercent',
      'costTolerancePercent',
      'interestPercent',
      'podByAnother',
      'logoFileId as logoId',
      'version',
    ]);

type SelectedCompany = Awaited<ReturnType<ReturnType<typeof companyRow>['executeTakeFirstOrThrow']>>;

interface LutColumns {
  lutNumber: string | null;
  lutValidFrom: string | null;
  lutValidUntil: string | null;
}

const shown = <Row extends LutColumns>({ lutNumber, lutValidFrom, lutValidUntil, ...company }: Row) => ({
  ...company,
  lut:
    lutNumber !== null && lutValidFrom !== null && lutValidUntil !== null
      ? { number: lutNumber, validFrom: lutValidFrom, validUntil: lutValidUntil }
      : null,
});

export const lutColumns = (lut: Lut | null): LutColumns => ({
  lutNumber: lut?.number ?? null,
  lutValidFrom: lut?.validFrom ?? null,
  lutValidUntil: lut?.validUntil ?? null,
});

const theCompany = statement<object, SelectedCompany>(companyRow);

/** The company whose books these are. There is one from the moment there is a user. */
export async function readCompany(db: Db | Tx): Promise<Company> {
  const [company] = await theCompany(db, {});
  if (!company) throw new Error('There is no company yet.');
  return shown(company);
}

/** The same, held till commit, so that two changes follow each other. */
export const lockCompany = async (tx: Tx): Promise<Company> =>
  shown(await companyRow(tx).forUpdate().executeTakeFirstOrThrow());

export async function insertCompany(by: Writing, company: Unstamped<Insertable<CompanyTable>>): Promise<void> {
  await by.tx
    .insertInto('company')
    .values({ ...company, ...madeBy(by) })
    .execute();
}

export async function changeCompany(by: Writing, changes: Updateable<CompanyTable>): Promise<void> {
  await by.tx
    .updateTable('company')
    .set({ ...changes, ...changedBy(by) })
    .execute();
}
