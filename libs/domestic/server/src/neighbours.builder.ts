import { formatNumber } from '@freightdesk/company-contract';
import { type Db, newId } from '@freightdesk/shared-database';
import type { DomesticPorts } from './domestic-ports';

const at = new Date('2026-11-01T06:00:00Z');
/** Masters are there before the spec begins; nobody's name is asked of them. */
const by = '01939000-0000-7000-8000-000000000001';
const stamp = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by };

/** What stands in for the domains that this one asks, as those leave their rows; for specs. */
export const neighbours = (): DomesticPorts => ({
  takeDocketNumber: async ({ tx }, { branchId }) => {
    const { code } = await tx.selectFrom('branch').select('code').where('id', '=', branchId).executeTakeFirstOrThrow();
    const { count } = await tx
      .selectFrom('docket')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('branchId', '=', branchId)
      .where('number', 'is not', null)
      .executeTakeFirstOrThrow();
    return formatNumber({ prefix: code, fiscalYear: '26-27', sequence: count + 1, width: 6 });
  },
  headOffice: (db) => db.selectFrom('branch').select('id').where('isHeadOffice', '=', true).executeTakeFirstOrThrow(),
  volumetricDivisorOf: async (db, id) => {
    const party = await db.selectFrom('party').select('volumetricDivisor').where('id', '=', id).executeTakeFirst();
    return party?.volumetricDivisor ?? null;
  },
  readCompany: async () => ({
    name: 'Sahyadri Freight',
    gstin: '27AAGCB7383J1Z8',
    address: { line1: '4 Ballard Road', line2: null, city: 'Mumbai', pincode: '400001' },
    phone: '+912222610000',
    email: null,
  }),
  readLogo: async () => undefined,
  hireBills: async () => [],
  withinCredit: async () => undefined,
  holdDocument: () => Promise.reject(new Error('Files are tried where their column stands.')),
});

export async function addParty(db: Db, name: string, volumetricDivisor?: string): Promise<string> {
  const id = newId();
  const party = { id, name, nameKey: name.toLowerCase(), roles: ['CUSTOMER'], volumetricDivisor };
  await db
    .insertInto('party')
    .values({ ...party, ...stamp })
    .execute();
  return id;
}

export async function addBranch(db: Db, code: string, isHeadOffice = false): Promise<string> {
  const id = newId();
  await db
    .insertInto('branch')
    .values({ id, code, name: code, isHeadOffice, ...stamp })
    .execute();
  return id;
}
