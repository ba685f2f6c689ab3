import { settableClock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { connectAsTamperer, type FreshDatabase } from '@freightdesk/shared-database/testing';
import {
  authenticateByRole,
  freshDatabase,
  insertTestActors,
  testActors,
  testToken,
} from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { Client } from 'pg';
import { listStatementsOf, type PlacedNode, planOf } from './list-plans.builder';
import { wholeServer } from './whole-api.builder';

const { userId } = testActors.ADMIN;
const stamps = sql`created_at, created_by, updated_at, updated_by`;
const stamped = sql`now(), ${userId}::uuid, now(), ${userId}::uuid`;

/** Customers who asked three times each, as most do, and one who did five hundred times. */
const business = [
  sql`insert into party (id, name, name_key, roles, ${stamps})
    select gen_random_uuid(), 'Customer ' || n, 'customer ' || n, array['CUSTOMER'], ${stamped} from generate_series(1, 3000) n`,
  sql`insert into lead (id, number, date, party_id, source, company_name, contact_name, mobile, next_follow_up_at, owner_id, stage, priority, service, direction,
      is_dangerous, ${stamps})
    select gen_random_uuid(), 'L/' || substr(p.id::text, 1, 8) || '/' || n, '2026-04-01', p.id, 'REFERRAL', p.name, 'Asha', '9', now(), ${userId}::uuid, 'NEW',
      'NORMAL', 'SEA', 'EXPORT', false, ${stamped}
    from generate_series(1, 500) n join party p on n <= 3 or p.name_key = 'customer 1' order by n, md5(p.name)`,
  sql`insert into quotation (id, number, revision, status, date, valid_until, party_id, customer_name, owner_id, mode, direction, currency,
      ${stamps})
    select id, number, 1, 'DRAFT', date, date, party_id, company_name, owner_id, 'SEA_FCL', 'EXPORT', 'INR', ${stamps} from lead`,
];

async function writeBusiness(tamperer: Db): Promise<void> {
  await tamperer.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of business) await statement.execute(tx);
  });
  await sql`vacuum analyze`.execute(tamperer);
}

let store: FreshDatabase;
let owner: Client;
let ask: (path: string) => Promise<number>;
let close: () => Promise<void>;

beforeAll(async () => {
  const clock = settableClock('2026-11-22T06:00:00Z');
  store = await freshDatabase();
  await insertTestActors(store.db, clock.now());
  const tamperer = connectAsTamperer(store.url);
  await writeBusiness(tamperer);
  await tamperer.destroy();
  owner = new Client({ connectionString: store.url });
  await owner.connect();
  ({ ask, close } = wholeServer({ db: store.db, clock, authenticate: authenticateByRole }, testToken('ADMIN')));
}, 60_000);
afterAll(async () => {
  await close();
  await owner.end();
  await store.drop();
});

/** What is read of the table itself, of a page of one who may have hundreds. */
async function readOf(table: string, path: string): Promise<PlacedNode[]> {
  const { rows } = await owner.query<{ id: string }>('select id from party limit 1');
  const texts = await listStatementsOf(async () => expect(await ask(`${path}?partyId=${rows[0]?.id ?? ''}`)).toBe(200));
  const nodes = (await Promise.all(texts.map((text) => planOf(owner, text)))).flat();
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
  return nodes.filter((node) => node['Relation Name'] === table);
}

it.each(['quotation', 'lead'])(
  'of one customer the list %s reads the first of a page in their order',
  async (table) => {
    const nodes = await readOf(table, `/${table}/list`);

    expect(new Set(nodes.map((node) => node['Index Name']))).toEqual(new Set([`${table}_of_party`]));
  },
);
