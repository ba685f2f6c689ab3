import { type Party, partyList, type PartyRow } from '@freightdesk/parties-contract';
import { type Database, type Db, newId, together, type Tx } from '@freightdesk/shared-database';
import { pagesOf, recordTable } from '@freightdesk/shared-server-kit';
import type { Selectable } from 'kysely';
import type { Registration } from './registrations';

type PartyTable = Database['party'];
type Scalars = Pick<Selectable<PartyTable>, (typeof scalars)[number]>;

const scalars = [
  'id',
  'name',
  'roles',
  'country',
  'gstin',
  'stateCode',
  'email',
  'phone',
  'podRequiredForBilling',
  'podMustBeVerified',
  'volumetricDivisor',
  'pan',
  'tan',
  'creditDays',
  'creditLimitPaise',
  'tdsNature',
  'version',
] as const satisfies readonly (keyof PartyTable)[];

/** The store's check constraints and schemas keep roles and nature to those the contract names. */
const toRow = (row: Scalars): PartyRow => ({
  ...row,
  roles: row.roles as PartyRow['roles'],
  tdsNature: row.tdsNature as PartyRow['tdsNature'],
});

export const listPartyRows = pagesOf((db: Db | Tx) => db.selectFrom('party').select(scalars), {
  table: 'party',
  searched: { own: partyList.search, related: {} },
  list: partyList,
  toRow: toRow,
});

export async function findParty(db: Db, id: string): Promise<Party | undefined> {
  const party = db
    .selectFrom('party')
    .select([...scalars, 'address'])
    .where('id', '=', id);
  const [row, registrations] = await together(party.executeTakeFirst(), registrationsOf(db, id));
  if (!row) return undefined;
  const { address, ...rest } = row;
  return { ...toRow(rest), address: address as Party['address'], registrations };
}

async function registrationsOf(db: Db, partyId: string): Promise<Registration[]> {
  const rows = await db
    .selectFrom('partyRegistration')
    .select(['gstin', 'stateCode', 'type', 'address'])
    .where('partyId', '=', partyId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row as Registration);
}

/** Documents keep the registration they were made with, so a party's own may be written anew. */
export async function replaceRegistrations(
  tx: Tx,
  partyId: string,
  registrations: readonly Registration[],
): Promise<void> {
  await tx.deleteFrom('partyRegistration').where('partyId', '=', partyId).execute();
  if (registrations.length === 0) return;
  const rows = registrations.map(({ gstin, stateCode, type, address }, position) => ({
    id: newId(),
    partyId,
    position,
    gstin: gstin ?? null,
    stateCode,
    type,
    address: address ? JSON.stringify(address) : null,
  }));
  await tx.insertInto('partyRegistration').values(rows).execute();
}

export const { lock: lockParty, insert: insertParty, change: changeParty } = recordTable('party');

interface Named {
  id: string;
  name: string;
}

export const findByGstin = (
  db: Db,
  gstins: readonly string[],
  exceptId: string,
): Promise<(Named & { gstin: string | null }) | undefined> =>
  db
    .selectFrom('partyRegistration')
    .innerJoin('party', 'party.id', 'partyRegistration.partyId')
    .select(['party.id', 'party.name', 'partyRegistration.gstin'])
    .where('partyRegistration.gstin', 'in', gstins)
    .where('party.id', '<>', exceptId)
    .executeTakeFirst();

export const findAlike = (
  db: Db,
  { pan, nameKey, exceptId }: { pan: string | null; nameKey: string; exceptId: string },
) =>
  db
    .selectFrom('party')
    .select(['id', 'name', 'pan', 'nameKey'])
    .where('id', '<>', exceptId)
    .where((eb) => eb.or([eb('nameKey', '=', nameKey), ...(pan ? [eb('pan', '=', pan)] : [])]))
    .orderBy('name')
    .limit(5)
    .execute();
