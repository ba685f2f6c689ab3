import { type CreditStatus, type Party, partyList, type PartyRow } from '@freightdesk/parties-contract';
import { type Database, type Db, newId, statement, together, told, type Tx } from '@freightdesk/shared-database';
import { asStored, recordTable, rowShape, writtenPagesOf } from '@freightdesk/shared-server-kit';
import type { Registration } from './registrations';

type PartyTable = Database['party'];
const scalars = [
  'id',
  'name',
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
  'creditStatusReason',
  'interestPercent',
  'version',
] as const satisfies readonly (keyof PartyTable)[];

/** The store's check constraints and schemas keep roles and nature to those the contract names. */
const partyRows = (db: Db | Tx) =>
  db
    .selectFrom('party')
    .select(scalars)
    .select((eb) => [
      eb.ref('roles').$castTo<PartyRow['roles']>().as('roles'),
      eb.ref('tdsNature').$castTo<PartyRow['tdsNature']>().as('tdsNature'),
      eb.ref('creditStatus').$castTo<CreditStatus>().as('creditStatus'),
    ]);

type SelectedParty = Awaited<ReturnType<ReturnType<typeof partyRows>['executeTakeFirstOrThrow']>>;

const shape = rowShape<SelectedParty>()(asStored([...scalars, 'roles', 'tdsNature', 'creditStatus']));

export const listPartyRows = writtenPagesOf(partyRows, {
  table: 'party',
  searched: { own: partyList.search, related: {} },
  list: partyList,
  shape,
});

const asked = told(({ id }: { id: string }) => id);
const reachedParty = (db: Db | Tx) => partyRows(db).select(['address', 'contacts']).where('id', '=', asked);

const partiesOf = statement<
  { id: string },
  Awaited<ReturnType<ReturnType<typeof reachedParty>['executeTakeFirstOrThrow']>>
>(reachedParty);

export async function findParty(db: Db, id: string): Promise<Party | undefined> {
  const [[row], registrations] = await together(partiesOf(db, { id }), registrationsOf(db, { id }));
  if (!row) return undefined;
  const { address, contacts, ...rest } = row;
  const reached = { address: address as Party['address'], contacts: contacts as Party['contacts'] };
  return { ...rest, ...reached, registrations };
}

/** The store's check constraints and schemas keep them to what the contract names. */
const registrationsOf = statement<{ id: string }, Registration>((db) =>
  db
    .selectFrom('partyRegistration')
    .select((eb) => [
      'gstin',
      'stateCode',
      eb.ref('type').$castTo<Registration['type']>().as('type'),
      eb.ref('address').$castTo<Registration['address']>().as('address'),
    ])
    .where('partyId', '=', asked)
    .orderBy('position'),
);

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
