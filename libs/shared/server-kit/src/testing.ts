/** A small domain with a table of its own, to try the kit on: not a part of the product. */
import { type Role, roles } from '@freightdesk/shared-access';
import { settableClock } from '@freightdesk/shared-calendar';
import { type Db, newId, type Tx } from '@freightdesk/shared-database';
import { createFreshDatabase } from '@freightdesk/shared-database/testing';
import {
  commonProblems,
  daysOf,
  defineEndpoint,
  defineList,
  type ListInput,
  type Page,
} from '@freightdesk/shared-endpoint';
import {
  array,
  boolean,
  businessDate,
  decimalText,
  idQuery,
  type InferType,
  minorUnits,
  record,
  string,
  versioned,
  version,
} from '@freightdesk/shared-endpoint/schema';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Authenticate } from './context/authenticate';
import type { Actor, WriteContext } from './context/context';
import { createApi } from './http/create-api';
import { registerHealth } from './http/health';
import { pagesOf } from './list/pages-of';
import { refuse } from './problem/refusal';
import { requireVersion } from './problem/require-version';

export const actors = Object.fromEntries(
  roles.map((role): [string, Actor] => [
    `token.${role}`,
    { userId: newId(), sessionId: newId(), email: `${role}@example.com`, name: role, role },
  ]),
);

const authenticate: Authenticate = async (token) => {
  if (token === 'token.ended') return commonProblems.session_ended;
  return actors[token] ?? commonProblems.unauthenticated;
};

export const as = (role: Role) => ({ authorization: `Bearer token.${role}` });

const kinds = ['AIR', 'SEA', 'ROAD'] as const;
const parcel = record({
  id: string().required(),
  name: string().required(),
  kind: string().required(),
  date: businessDate().defined().nullable(),
  paise: minorUnits().required(),
  version: version().required(),
});
export type Parcel = InferType<typeof parcel>;

const addInput = record({
  name: string().required().max(40),
  kind: string().oneOf(kinds).default('AIR'),
  date: businessDate(),
  paise: minorUnits().required(),
  lines: array().of(record({ rate: decimalText().required() })),
});
const updateInput = versioned({ name: string().required() });

const parcelList = defineList({
  fields: {
    kind: { kind: 'choice', values: kinds, labels: { AIR: 'Air', SEA: 'Sea' } },
    id: { kind: 'id' },
    date: { kind: 'date' },
    heavy: { kind: 'flag' },
    name: { kind: 'text' },
    paise: { kind: 'whole', label: 'Amount' },
  },
  filters: {
    kind: {},
    id: {},
    ...daysOf('date'),
    heavy: {},
    name: {},
    paise: {},
    paiseFrom: { of: 'paise', is: '>=' },
  },
  sorts: ['name', 'date', 'paise'],
  defaultSort: '-date,name',
  search: ['name', 'kind', 'paise'],
  guarded: { paise: 'party.tax-data' },
});

export const list = defineEndpoint<ListInput, Page<Parcel>>({
  name: 'parcels.list',
  method: 'GET',
  path: '/parcel/list',
  access: 'party.read',
  summary: 'Parcels.',
  list: parcelList,
});
const write = { method: 'POST', access: 'bank.write' } as const;
export const add = defineEndpoint<InferType<typeof addInput>, Parcel>({
  ...write,
  name: 'parcels.add',
  path: '/parcel/add',
  status: 201,
  summary: 'Adds a parcel.',
});
const update = defineEndpoint<InferType<typeof updateInput>, Parcel>({
  ...write,
  name: 'parcels.update',
  path: '/parcel/update',
  summary: 'Renames a parcel.',
});
const get = defineEndpoint<{ id: string }, Parcel>({
  name: 'parcels.get',
  method: 'GET',
  path: '/parcel/get',
  access: 'bank.read',
  summary: 'One parcel.',
});
const invite = defineEndpoint<void, { inviteUrl: string }>({
  ...write,
  name: 'parcels.invite',
  path: '/parcel/invite',
  summary: 'Answers with a one-time link.',
});
const fail = defineEndpoint<void, { done: boolean }>({
  ...write,
  name: 'parcels.fail',
  path: '/parcel/fail',
  summary: 'Breaks.',
});

type ParcelTable = {
  parcel: { id: string; name: string; kind: string; date: string | null; paise: number; version: number };
};

export const parcels = (db: Db | Tx) => db.withTables<ParcelTable>();

const listParcels = pagesOf(
  (db: Db | Tx) =>
    parcels(db)
      .selectFrom('parcel')
      .selectAll()
      .select(({ eb }) => eb('paise', '>', 1_000).as('heavy')),
  {
    list: parcelList,
    apart: () => ({ kind: { AIR: sql`listed.kind = 'AIR'` } }),
    toRow: ({ heavy: _, ...row }): Parcel => row,
  },
);

async function addParcel(input: InferType<typeof addInput>, { tx, audit }: WriteContext): Promise<Parcel> {
  const { name, kind, date = null, paise } = input;
  const added = { id: newId(), name, kind, date, paise, version: 1 };
  await parcels(tx).insertInto('parcel').values(added).execute();
  await audit({ record: 'parcel', recordId: added.id, action: 'add', after: { ...added, password: 'never kept' } });
  // A name of its own kind of trouble: the row and its audit must go with the refusal.
  if (name === 'too late') refuse(commonProblems.period_locked);
  return added;
}

async function updateParcel({ id, ...input }: InferType<typeof updateInput>, { tx }: WriteContext): Promise<Parcel> {
  const current = await findParcel(tx, id);
  requireVersion(current, input.version);
  const changed = { ...current, name: input.name, version: current.version + 1 };
  await parcels(tx).updateTable('parcel').set(changed).where('id', '=', id).execute();
  return changed;
}

async function findParcel(db: Db | Tx, id: string): Promise<Parcel> {
  const found = await parcels(db).selectFrom('parcel').selectAll().where('id', '=', id).executeTakeFirst();
  return found ?? refuse(commonProblems.not_found);
}

async function createTable(url: string): Promise<void> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query(`create table parcel (id uuid primary key, name text not null, kind text not null, date date,
    paise bigint not null, version integer not null)`);
  await owner.query('grant all on parcel to public');
  await owner.end();
}

export const start = '2026-11-21T06:00:00Z';

/** The next `/parcel/invite` stands still in the midst of its work until the gate is opened. */
function gateOf(gates: (() => Promise<void>)[]) {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => {
    gates.push(() => {
      resolve();
      return opened;
    });
  });
  return { reached, open: () => open() };
}

/** A server with the parcels on a database of its own. */
export async function startParcels({ callsPerMinute }: { callsPerMinute?: number } = {}) {
  const { db, url, drop } = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
  await createTable(url);
  const clock = settableClock(start);
  const gates: (() => Promise<void>)[] = [];
  const faults: unknown[] = [];
  const server = createApi({ db, clock, authenticate, callsPerMinute, onFault: (error) => faults.push(error) });
  const { app, api } = server;
  registerHealth(api);
  api.list(list, { row: parcel }, (request, context) => listParcels(context.db, request));
  api.read(get, { input: idQuery, output: parcel }, ({ id }, context) => findParcel(context.db, id));
  api.write(add, { input: addInput, output: parcel }, addParcel);
  api.write(update, { input: updateInput, output: parcel }, updateParcel);
  api.write(invite, { output: record({ inviteUrl: string().required() }), secret: ['inviteUrl'] }, async () => {
    await gates.shift()?.();
    return { inviteUrl: `https://example.com/#invite=${newId()}` };
  });
  api.write(fail, { output: record({ done: boolean().required() }) }, async (_input, { tx }) => {
    await sql`select secret from nowhere`.execute(tx);
    return { done: true };
  });
  const stop = async () => {
    await app.close();
    await drop();
  };
  return { ...server, db, clock, faults, stop, hold: () => gateOf(gates) };
}
