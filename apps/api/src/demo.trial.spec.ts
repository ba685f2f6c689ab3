import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bankInput } from '@freightdesk/banks-contract/testing';
import { runBackup, runRestore } from '@freightdesk/operations-server';
import { businessDateAt, settableClock } from '@freightdesk/shared-calendar';
import { closureOf, type Db, onScratchDatabase, type Tx } from '@freightdesk/shared-database';
import { connectAsTamperer, createFreshDatabase, type FreshDatabase } from '@freightdesk/shared-database/testing';
import { freshDatabase } from '@freightdesk/shared-testing-server';
import { headInvariant, inSnapshot, sealHead, sealRecords, verifyDaily } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { Client } from 'pg';
import { bends } from './bends.data';
import { buildApp } from './build-app';
import { firstPageOf } from './first-page.builder';
import { sealSources, invariants } from './invariants';
import { type Breaking, breaking } from './invariants.data';
import { playSampleCompany, sampleCompany, sampleNow as now } from './sample-company.builder';
import { tables } from './tables';
import { testKey } from './whole-api.builder';

const isFull = process.env['FREIGHTDESK_FULL_TESTS'] === '1';

/** Any other day will do, too. */
const days = [
  '2026-11-21T09:30:00Z',
  '2026-11-24T18:20:00Z',
  '2026-11-25T18:20:00Z',
  '2026-11-26T18:20:00Z',
  '2026-11-27T18:20:00Z',
  '2026-11-28T18:20:00Z',
  '2026-11-29T18:20:00Z',
  // The first morning and the last evening of a financial year, and a leap day.
  '2027-03-31T18:20:00Z',
  '2027-04-01T03:00:00Z',
  '2028-02-29T09:30:00Z',
];

const open = ({ db }: FreshDatabase, isDemo = true) =>
  buildApp({ db, clock: settableClock(now), key: testKey, baseUrl: () => '', isDemo });

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
    deeds: await ask('select at, user_name, record, action from audit_event order by at, record, action, user_name'),
  };
  await client.end();
  return story;
}

// A year of the company's life is played through the server, call by call, here or where another spec file asked for it first.
jest.setTimeout(600_000);

let company: FreshDatabase;

beforeAll(async () => {
  company = await sampleCompany();
  const { signal } = new AbortController();
  await sealRecords(sealSources).run({ db: company.db, clock: settableClock(now), signal });
  // A store can be copied only while nobody is connected to it.
  await company.db.destroy();
});
afterAll(() => company.drop());

describe('the demo company', () => {
  it('has documents in every state', async () => {
    const { invoices } = await storyOf(company);

    expect(invoices.length).toBeGreaterThan(15);
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(['DRAFT', 'ISSUED', 'CANCELLED']));
  });

  // Its plan is held against itself in `libs/demo`; to play it takes a minute.
  const again = isFull ? [now] : [];
  again.forEach(() =>
    it('is the same again from the same seed', async () => {
      const other = await freshDatabase();
      await playSampleCompany(other);

      const [first, second] = [await storyOf(company), await storyOf(other)];
      await other.drop();

      expect(second).toEqual(first);
    }),
  );

  it('has nothing in it that is dated ahead of today', async () => {
    const { invoices, payments, deeds } = await storyOf(company);

    expect([...invoices, ...payments].filter(({ date }) => date > businessDateAt(now))).toEqual([]);
    expect(deeds.filter(({ at }) => at > now)).toEqual([]);
  });

  const others = isFull ? days : [];
  others.forEach((day) =>
    it(`can be made at ${day}`, async () => {
      const other = await freshDatabase();

      expect(await playSampleCompany(other, new Date(day))).toBe(true);

      await other.drop();
    }),
  );

  it('is made once: where somebody is there already nothing is done', async () => {
    const copy = await createFreshDatabase(company.url);

    expect(await playSampleCompany(copy)).toBe(false);

    expect(await storyOf(copy)).toEqual(await storyOf(company));
    await copy.drop();
  });
});

describe('the first page', () => {
  let app: Awaited<ReturnType<typeof open>>['app'];
  let copy: FreshDatabase;

  beforeAll(async () => {
    copy = await createFreshDatabase(company.url);
    ({ app } = await open(copy));
  });
  afterAll(async () => {
    await app.close();
    await copy.drop();
  });

  it.each(['ADMIN', 'MARKETING', 'INTERNATIONAL', 'DOMESTIC', 'ACCOUNT'] as const)(
    'has something to do, a picture and true figures for %s',
    async (role) => {
      const { figures, today, chart, values, listed, amounts, owed } = await firstPageOf(app, role);

      // How many customers are overdue is no count of invoices.
      const { 'sale-invoices.overdueCustomers': _customers, ...shown } = values;
      const { 'sale-invoices.overdueCustomers': _invoices, ...behind } = listed;
      expect(shown).toEqual(behind);
      expect(amounts).toEqual(owed);
      expect(figures.length).toBeGreaterThanOrEqual(5);
      expect(today.length).toBeGreaterThan(2);
      expect(chart.series[0].values.some((value: number) => value > 0)).toBe(true);
    },
  );
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

describe('a restore drill', () => {
  it('brings back, from a backup that was made while people worked, books that hold', async () => {
    const copy = await createFreshDatabase(company.url);
    const { app } = await open(copy);
    const signIn = { method: 'POST', url: '/api/demo/sign-in', payload: { roleName: 'ACCOUNT' } } as const;
    const headers = { authorization: `Bearer ${(await app.inject(signIn)).json().data.accessToken}` };
    const work = { isOver: false, answers: new Set<number>() };
    const working = (async () => {
      for (let each = 1; !work.isOver; each += 1) {
        const payload = bankInput({ name: `Bank ${each}`, accountNumber: String(10_000_000 + each) });
        const { statusCode } = await app.inject({ method: 'POST', url: '/api/bank/add', headers, payload });
        work.answers.add(statusCode);
      }
    })();
    const folder = mkdtempSync(join(tmpdir(), 'freightdesk-drill-'));
    const place = {
      dataDir: folder,
      backupDir: folder,
      backupKeyFile: undefined,
      walArchiveDir: undefined,
      version: '0.1.0',
      tables,
    };
    const told: string[] = [];
    const terminal = {
      print: (line: string) => void told.push(line),
      log: { info: () => undefined, warn: () => undefined },
    };
    const file = join(folder, 'drill.tar');

    await runBackup(['--to', file], { ...place, databaseUrl: copy.url, databaseOwnerUrl: undefined }, terminal);
    work.isOver = true;
    await working;
    await onScratchDatabase({ url: copy.url, purpose: 'drill' }, async (databaseUrl) => {
      expect(
        await runRestore([file], { ...place, databaseUrl, databaseOwnerUrl: undefined, invariants }, terminal),
      ).toBe(true);
    });
    rmSync(folder, { recursive: true });
    await app.close();
    await copy.drop();

    expect(told.at(-1)).toBe(`All ${invariants.length} invariants hold.`);
    expect([...work.answers]).toEqual([201]);
  });
});

describe('what verify holds the store against', () => {
  let copy: FreshDatabase;
  let tamperer: Db;
  beforeAll(async () => {
    copy = await createFreshDatabase(company.url);
    tamperer = connectAsTamperer(copy.url);
  });
  afterAll(async () => {
    await tamperer.destroy();
    await copy.drop();
  });

  const brokenIn = async (tx: Tx) => {
    const found: Record<string, string> = {};
    for (const { sentence, broken } of invariants) found[sentence] = (await broken(tx)).join('\n');
    return found;
  };

  /** What no server can do, with all rights and past the triggers; looked at, and taken back. */
  async function afterBend(bend: string, look: (tx: Tx) => Promise<unknown>): Promise<void> {
    const taken = new Error('taken back');
    const bending = tamperer.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`set local time zone 'UTC'`.execute(tx);
      await sql`set local datestyle = 'ISO'`.execute(tx);
      const { numAffectedRows } = await sql.raw(bend).execute(tx);
      expect(Number(numAffectedRows)).toBeGreaterThan(0);
      await look(tx);
      throw taken;
    });
    await expect(bending).rejects.toBe(taken);
  }

  it('is true of a company whose records all went through the server', async () => {
    const found = await inSnapshot(copy.db, brokenIn);

    expect(Object.values(found).join('')).toBe('');
  });

  it('is found whole by the daily check too', async () => {
    const round = verifyDaily(invariants).run({
      db: copy.db,
      clock: settableClock(now),
      signal: new AbortController().signal,
    });

    await expect(round).resolves.toBeUndefined();
  });

  it('has for every invariant a way to break it', () => {
    expect(breaking.map(({ sentence }) => sentence).sort()).toEqual(invariants.map(({ sentence }) => sentence).sort());
  });

  it('has for every table of what is kept a change of it that is found', () => {
    const bent = [...breaking, ...bends].map(({ by }) => by).join('\n');
    const kept = closureOf(tables).flatMap(({ kept: names = [] }) => names);

    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((name) => !new RegExp(`(update|delete from|insert into) ${name}\\b`).test(bent))).toEqual([]);
  });

  /** What the invariant says that is broken, asked alone: all the others too would read the whole trail and every file. */
  async function saidAfter({ sentence, by }: Breaking): Promise<string | undefined> {
    const invariant = invariants.find((one) => one.sentence === sentence);
    let said: readonly string[] | undefined;
    await afterBend(by, async (tx) => (said = await invariant?.broken(tx)));
    return said?.join('\n');
  }

  it.each(breaking)('names the record: $sentence', async (bend) => {
    expect(await saidAfter(bend)).toMatch(bend.named);
  });

  it.each(bends)('names the record where $what', async (bend) => {
    expect(await saidAfter(bend)).toMatch(bend.named);
  });

  it('tells a chain that was cut at its end, or made anew as a whole, by the head that was noted elsewhere', async () => {
    const head = await sealHead(copy.db);
    const whole = headInvariant(head);
    const { position, hash } = head;

    expect(await whole.broken(copy.db)).toEqual([]);
    await afterBend(`delete from seal where position = ${position}`, async (tx) =>
      expect(await whole.broken(tx)).toEqual([`there is no link ${position}`]),
    );
    await afterBend(`update seal set chain_hash = md5(chain_hash)`, async (tx) =>
      expect(await whole.broken(tx)).toEqual([expect.not.stringContaining(hash)]),
    );
  });
});
