import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { dbOn, openLimited } from '../connection/connection';
import { poolLimits } from '../connection/pools';
import { loginOf } from './server-login';
import { tables } from '../sample.tables';
import { prepareDatabase } from './store';
import { formOf } from '../store-form';
import { createFreshDatabase, type FreshDatabase } from '../testing';

const warnings: string[] = [];
const log = { info: () => undefined, warn: (message: string) => void warnings.push(message) };
const suffix = randomBytes(4).toString('hex');
let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
});
afterAll(async () => {
  await fresh.drop();
  await asOwner(`drop role if exists acme_${suffix}, dock_${suffix}`, process.env['FREIGHTDESK_TEST_TEMPLATE']);
});
beforeEach(() => void warnings.splice(0));

async function asOwner(statement: string, url = fresh.url): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The same database for another user, with the password they all have here. */
function asUser(user: string): string {
  const url = new URL(fresh.url);
  [url.username, url.password] = [user, 'a word'];
  return url.href;
}

const prepare = (place: { ownerUrl: string; url?: string }) =>
  prepareDatabase({ ...place, description: 'It' }, formOf(tables), log);

describe('the login of the server', () => {
  it.each([
    'update posting set debit_paise = 0',
    'alter table posting disable trigger all',
    'drop trigger posting_is_append_only on posting',
    'set session_replication_role = replica',
    `set role ${decodeURIComponent(new URL(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? 'x:').username) || 'freightdesk'}`,
    'create role intruder login',
    'select * from bank',
    'create table loot as select 1',
  ])('leads nowhere, also where somebody lays down its role: %s', async (statement) => {
    const login = loginOf(fresh.url);
    const db = dbOn(openLimited({ url: login?.url ?? '', log, guarded: true }, { ...poolLimits.reads, size: 1 }));

    await sql`reset role`.execute(db);
    const error: unknown = await sql
      .raw(statement)
      .execute(db)
      .catch((reason: unknown) => reason);

    expect(error).toMatchObject({ code: '42501' });
    await db.destroy();
  });

  it('has a password that follows from the owner\u2019s and does not lead back to it', () => {
    const [one, same, other] = ['secret', 'secret', 'Secret'].map((word) =>
      loginOf(`postgresql://acme:${word}@db.example.com/freight`),
    );

    expect(one?.url).toBe(same?.url);
    expect(one?.user).toBe('acme_server');
    expect(one?.password).not.toBe(other?.password);
    expect(one?.url).not.toContain('secret');
  });

  it.each(['postgresql:///freight?host=/run/postgresql', 'postgresql://acme@db.example.com/freight'])(
    'can not be derived from %s',
    (url) => expect(loginOf(url)).toBeUndefined(),
  );

  it('that was given more than it should have loses it at the next start', async () => {
    const user = loginOf(fresh.url)?.user ?? '';
    await asOwner(`alter role ${user} superuser`);

    await prepare({ ownerUrl: fresh.url });

    expect(await asOwner(`select rolsuper from pg_roles where rolname = '${user}'`)).toEqual([{ rolsuper: false }]);
  });

  it('where the owner may make none is told of, and the owner serves in the role of the server', async () => {
    await asOwner(`create role acme_${suffix} login password 'a word' in role freightdesk_app`);
    await asOwner(`do $$ declare t text; begin
      execute format('alter database %I owner to acme_${suffix}', current_database());
      alter schema public owner to acme_${suffix};
      for t in select tablename from pg_tables where schemaname = 'public' loop
        execute format('alter table %I owner to acme_${suffix}', t);
      end loop; end $$`);

    const signIn = await prepare({ ownerUrl: asUser(`acme_${suffix}`) });

    expect(signIn).toEqual({ url: asUser(`acme_${suffix}`), guarded: true });
    expect(warnings.join()).toContain('it has no login of its own');
  });

  it('can be given by the operator, who has the owner\u2019s beside it', async () => {
    await asOwner(`create role dock_${suffix} login password 'a word'`);

    const signIn = await prepare({ ownerUrl: fresh.url, url: asUser(`dock_${suffix}`) });

    expect(signIn).toEqual({ url: asUser(`dock_${suffix}`), guarded: true });
  });

  it('given by the operator is refused where it may do more than it should', async () => {
    await expect(prepare({ ownerUrl: fresh.url, url: fresh.url })).rejects.toThrow(
      /^The user of DATABASE_URL can't serve beside the owner of DATABASE_OWNER_URL: it may do more than it should/,
    );
  });
});
