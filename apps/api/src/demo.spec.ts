import { offerSetUpLink } from '@freightdesk/auth-server';
import { seedDemoCompany } from '@freightdesk/demo-server';
import { settableClock } from '@freightdesk/shared-calendar';
import { createFreshDatabase, type FreshDatabase } from '@freightdesk/shared-database/testing';
import { freshDatabase } from '@freightdesk/shared-testing-server';
import { Client } from 'pg';
import { buildApp } from './build-app';
import { statements } from './statements';
import { breaking } from './statements.data';

const key = new TextEncoder().encode('a key for tests, of thirty-two bytes or more');
const now = new Date('2026-11-21T09:30:00Z');

async function open({ db }: FreshDatabase, isDemo = true) {
  const clock = settableClock(now);
  const server = await buildApp({ db, clock, key, baseUrl: () => '', isDemo });
  return { ...server, clock, offerSetUpLink: () => offerSetUpLink(db, clock, { baseUrl: '' }) };
}

async function seed(database: FreshDatabase, settings: { scale?: number; seed?: number } = {}) {
  const stage = await open(database);
  const isMade = await seedDemoCompany(stage, { now, scale: 1, ...settings });
  await stage.app.close();
  return isMade;
}

/** What a person would tell the company by; ids are new in each store. */
async function storyOf({ url }: FreshDatabase) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const ask = async (query: string) => (await client.query(query)).rows;
  const story = {
    parties: await ask('select name, gstin, credit_days from party order by name'),
    leads: await ask('select number, company_name, stage, created_at from lead order by number'),
    jobs: await ask('select number, status, commodity, created_at from jobcard order by number'),
    dockets: await ask('select number, status, description, actual_kg, created_at from docket order by created_at'),
    invoices: await ask('select number, status, date, total_paise, issued_at from sale_invoice order by created_at'),
    payments: await ask('select number, date, amount_minor, reference from payment order by number'),
    postings: await ask(
      'select a.code, sum(debit_paise - credit_paise) from posting join account a on a.id = account_id group by 1 order by 1',
    ),
    deeds: await ask('select at, user_name, record, action from audit_event order by at, record, action'),
  };
  await client.end();
  return story;
}

/** What no server can do: with all rights, and past the triggers. */
async function tamper({ url }: FreshDatabase, statement: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

// A year of the company's life is played through the server, call by call, and more than once.
jest.setTimeout(180_000);

let company: FreshDatabase;

beforeAll(async () => {
  company = await freshDatabase();
  await seed(company);
  // A store can be copied only while nobody is connected to it.
  await company.db.destroy();
});
afterAll(() => company.drop());

describe('the demo company', () => {
  it('is the same again from the same seed', async () => {
    const other = await freshDatabase();
    await seed(other);

    const [first, second] = [await storyOf(company), await storyOf(other)];
    await other.drop();

    expect(second).toEqual(first);
    expect(first.invoices.length).toBeGreaterThan(15);
    expect(new Set(first.invoices.map(({ status }) => status))).toEqual(new Set(['DRAFT', 'ISSUED', 'CANCELLED']));
  });

  it('is another from another seed', async () => {
    const other = await freshDatabase();
    await seed(other, { seed: 7 });

    const [first, second] = [await storyOf(company), await storyOf(other)];
    await other.drop();

    expect(second.payments).not.toEqual(first.payments);
  });

  it('has nothing in it that is dated ahead of today', async () => {
    const { invoices, payments, deeds } = await storyOf(company);

    expect([...invoices, ...payments].filter(({ date }) => date > '2026-11-21')).toEqual([]);
    expect(deeds.filter(({ at }) => at > now)).toEqual([]);
  });

  it('is made once: where somebody is there already nothing is done', async () => {
    const copy = await createFreshDatabase(company.url);

    expect(await seed(copy)).toBe(false);

    expect(await storyOf(copy)).toEqual(await storyOf(company));
    await copy.drop();
  });
});

describe('signing in without a password', () => {
  it('lets in the person of each role, as login does', async () => {
    const copy = await createFreshDatabase(company.url);
    const { app } = await open(copy);

    const people = (await app.inject('/api/demo/people')).json().data;
    const answer = await app.inject({ method: 'POST', url: '/api/demo/sign-in', payload: { roleName: 'ACCOUNT' } });
    const { accessToken, user } = answer.json().data;
    const headers = { authorization: `Bearer ${accessToken}` };
    const banks = await app.inject({ url: '/api/bank/list', headers });
    await app.close();
    await copy.drop();

    expect(people.map(({ roleName }: { roleName: string }) => roleName)).toEqual([
      'ADMIN',
      'MARKETING',
      'INTERNATIONAL',
      'DOMESTIC',
      'ACCOUNT',
    ]);
    expect(user).toMatchObject({ name: 'Anita Deshpande', roleId: { name: 'ACCOUNT' } });
    expect(banks.json().total).toBe(4);
  });

  it.each([
    ['GET', '/api/demo/people'],
    ['POST', '/api/demo/sign-in'],
  ] as const)('is not there in a company of its own: %s %s', async (method, url) => {
    const copy = await createFreshDatabase(company.url);
    const { app } = await open(copy, false);

    const { statusCode } = await app.inject({
      method,
      url,
      ...(method === 'POST' && { payload: { roleName: 'ADMIN' } }),
    });
    await app.close();
    await copy.drop();

    expect(statusCode).toBe(404);
  });
});

describe('what verify holds the store against', () => {
  it('is true of a company whose records all went through the server', async () => {
    const copy = await createFreshDatabase(company.url);
    const found = await Promise.all(statements.map(async ({ breaches }) => breaches(copy.db)));
    await copy.drop();

    expect(found.flat()).toEqual([]);
  });

  it('has for every statement a way to break it', () => {
    expect(breaking.map(({ sentence }) => sentence).sort()).toEqual(statements.map(({ sentence }) => sentence).sort());
  });

  it.each(breaking)('names the record: $sentence', async ({ sentence, by, named }) => {
    const copy = await createFreshDatabase(company.url);
    const changed = await tamper(copy, by);
    const statement = statements.find((one) => one.sentence === sentence);
    const breaches = await statement?.breaches(copy.db);
    await copy.drop();

    expect(changed).toBeGreaterThan(0);
    expect(breaches?.join('\n')).toMatch(named);
  });
});
