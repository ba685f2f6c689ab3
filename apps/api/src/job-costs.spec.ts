import type { Consol, Jobcard, JobProfit } from '@freightdesk/intl-shipment-contract';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { costLine, purchaseInvoiceInput } from '@freightdesk/invoices-contract/testing';
import type { JobCosts } from '@freightdesk/ledger-contract';
import { sealRecords } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { sql } from 'kysely';
import { sealSources } from './invariants';
import { foundCompany, registerAll, unsoundIn } from './whole-api.builder';

let api: TestApi;
let partyId: string;
let heads: string[];
let bills = 0;
const date = '2026-11-20';

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  const party = { name: 'Varuna Container Lines', roles: ['VENDOR', 'CUSTOMER'], stateCode: '29' };
  partyId = (await post('/party/add', party)).id;
  const all = (await api.as('ACCOUNT').get('/charge-head/list?pageSize=100')).expect(200).body.data;
  heads = all.filter((head: { pureAgent: boolean }) => !head.pureAgent).map(({ id }: { id: string }) => id);
});
afterAll(() => api.close());
afterEach(async () => {
  expect(await unsoundIn(api.db)).toEqual([]);
});

type Role = 'ACCOUNT' | 'INTERNATIONAL' | 'ADMIN';
const ask = (path: string, body: object, role: Role = 'ACCOUNT') => api.as(role).post(path, body);
const post = async (path: string, body: object, role?: Role) => {
  const answer = await ask(path, body, role);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer.data;
};
const asDesk = async (path: string) => (await api.as('INTERNATIONAL').get(path)).expect(200).data;
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
const profitOf = (id: string): Promise<JobProfit> => asDesk(`/jobcard/profit?id=${id}`);
const toMove = async (id: string): Promise<JobCosts | undefined> =>
  (await api.as('ACCOUNT').get(`/job-costs/list?masterId=${id}`)).expect(200).data[0];

/** A job that may be billed, of so many kilograms. */
async function openJob(grossKg: string): Promise<Jobcard> {
  const packages = [
    { quantity: 1, type: 'CTN', lengthCm: '100', widthCm: '100', heightCm: '100', grossKg, description: 'Yarn' },
  ];
  const job = jobcardInput({ customerId: partyId, mode: 'SEA_LCL', commodity: 'Yarn', packages });
  const draft = await post('/jobcard/add', job, 'INTERNATIONAL');
  return post('/jobcard/move', { ...seen(draft), to: 'OPEN' }, 'INTERNATIONAL');
}

/** A consol with houses of these weights: their ids, the master's first. */
async function consol(weights: readonly string[]): Promise<string[]> {
  const houses: Jobcard[] = [];
  for (const weight of weights) houses.push(await openJob(weight));
  const master = await openJob('1000');
  await post('/jobcard/link-houses', { ...seen(master), houses: houses.map(seen) }, 'INTERNATIONAL');
  return [master.id, ...houses.map(({ id }) => id)];
}

async function share(id: string, basis: string, own: object[] = []): Promise<Consol> {
  const { houses }: Consol = await asDesk(`/jobcard/consol?id=${id}`);
  const master: Jobcard = await asDesk(`/jobcard/get?id=${id}`);
  const body = { ...seen(master), basis, heads: own, houses: houses.map(seen) };
  return post('/jobcard/apportion', body, 'INTERNATIONAL');
}

const bill = (jobId: string, rupees: string, chargeHeadId?: string) => {
  bills += 1;
  const lines = [costLine({ rate: rupees, jobId, ...(chargeHeadId && { chargeHeadId }) })];
  const numbers = { supplierNumber: `VCL-${bills}`, supplierDate: date };
  return post('/purchase-invoice/add', { ...purchaseInvoiceInput({ partyId, date, lines, ...numbers }), post: true });
};
const journal = (jobId: string, paise: number) =>
  post('/journal/add', {
    ...{ date, narration: 'Port dues' },
    lines: [
      { accountCode: '6010', debitPaise: paise, jobId },
      { accountCode: '2900', creditPaise: paise },
    ],
  });
async function move(id: string) {
  const due = await toMove(id);
  return due ? post('/job-costs/move', { id, date, totalPaise: due.totalPaise }) : undefined;
}
const bought = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await profitOf(id)).actual.buyPaise));

describe('posted costs of a consol', () => {
  it('are borne by its houses once accounts move them, and each account stays as it was', async () => {
    const [master = '', ...houses] = await consol(['300', '450.5', '249.5']);
    await bill(master, '1000', heads[0]);
    await share(master, 'KG');
    expect(await bought(houses)).toEqual([0, 0, 0]);

    const due = await toMove(master);
    const moved = await move(master);

    expect(due).toMatchObject({ totalPaise: 1_000_00, lines: { length: 4 } });
    expect(moved).toMatchObject({ status: 'POSTED', totalPaise: 1_000_00 });
    expect(await bought([master, ...houses])).toEqual([0, 300_00, 450_50, 249_50]);
    expect(await toMove(master)).toBeUndefined();
    await sealRecords(sealSources).run({ db: api.db, clock: api.clock, signal: new AbortController().signal });
    const sealed = api.db.selectFrom('seal').innerJoin('jobCostMove', 'jobCostMove.id', 'seal.recordId');
    expect(await sealed.select('source').where('masterId', '=', master).execute()).toEqual([
      { source: 'job cost move' },
    ]);
  });

  it('of several masters are listed together, each with its own lines', async () => {
    const [[one = ''], [other = '']] = [await consol(['500', '500']), await consol(['300', '700'])];
    for (const [master, rupees] of [[one, '1000'] as const, [other, '2000'] as const]) {
      await bill(master, rupees, heads[0]);
      await share(master, 'KG');
    }

    const listed: JobCosts[] = (await api.as('ACCOUNT').get('/job-costs/list')).expect(200).data;

    expect(listed.map(({ id, totalPaise, lines }) => [id, totalPaise, lines.map((line) => line.debitPaise)])).toEqual([
      [one, 1_000_00, [500_00, 500_00, 0]],
      [other, 2_000_00, [600_00, 1_400_00, 0]],
    ]);
    for (const master of [one, other]) await move(master);
  });

  it('that come late, or are shared otherwise later, move by a journal of their own', async () => {
    const [master = '', ...houses] = await consol(['500', '500']);
    await bill(master, '1000', heads[0]);
    await share(master, 'KG');
    await move(master);

    await journal(master, 1_01);
    expect(await toMove(master)).toMatchObject({ totalPaise: 1_01 });
    await move(master);
    expect(await bought([master, ...houses])).toEqual([0, 500_50, 500_51]);

    await share(master, 'NONE');
    await move(master);
    expect(await bought([master, ...houses])).toEqual([1_001_01, 0, 0]);
  });

  it('stand with the master again when the journal is taken back, and may be moved once more', async () => {
    const [master = '', ...houses] = await consol(['500', '500']);
    await bill(master, '1000', heads[0]);
    await share(master, 'KG');
    const moved = await move(master);

    await post('/journal/reverse', { ...seen(moved), reason: 'Too early', date });

    expect(await bought([master, ...houses])).toEqual([1_000_00, 0, 0]);
    await move(master);
    expect(await bought([master, ...houses])).toEqual([0, 500_00, 500_00]);
  });

  it('are not moved where they changed since they were seen, into a locked month, or by the desk', async () => {
    const [master = ''] = await consol(['500', '500']);
    await bill(master, '1000');
    await share(master, 'KG');
    const body = { id: master, date, totalPaise: 1_000_00 };
    await post('/period/lock', { month: '2026-10' }, 'ADMIN');

    expect((await ask('/job-costs/move', { ...body, totalPaise: 999_00 })).problem?.code).toBe('costs_changed');
    expect((await ask('/job-costs/move', { ...body, date: '2026-10-31' })).problem?.code).toBe('period_locked');
    expect((await ask('/job-costs/move', body, 'INTERNATIONAL')).status).toBe(403);
    await move(master);
    expect((await ask('/job-costs/move', body)).problem?.code).toBe('nothing_to_move');
  });
});

/** What the ledger has of a job, whatever it is: costs are above zero. */
async function postedOf(jobId: string): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(p.debit_paise - p.credit_paise), 0)::bigint as paise from posting p join account a on a.id = p.account_id
    where p.job_id = ${jobId} and a.kind in ('INCOME', 'DIRECT_COST', 'INDIRECT_EXPENSE')`.execute(api.db);
  return rows[0]?.paise ?? 0;
}

it('whatever is billed, shared and moved in whatever order, the profit of each job is its postings, to the paisa', async () => {
  const paise = fc.integer({ min: 1, max: 99_999_99 });
  const rupees = paise.map((amount) => (amount / 100).toFixed(2));
  const job = fc.integer({ min: 0, max: 3 });
  const deed = fc.oneof(
    fc.record({ what: fc.constant('bill' as const), job, rupees, head: fc.integer({ min: 0, max: 2 }) }),
    fc.record({ what: fc.constant('journal' as const), job, paise }),
    fc.record({ what: fc.constant('share' as const), basis: fc.constantFrom('KG', 'CBM', 'EQUAL', 'NONE') }),
    fc.record({ what: fc.constant('move' as const) }),
  );
  const history = fc.array(deed, { minLength: 4, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(history, async (deeds) => {
      const ids = await consol(['300', '450.333', '7']);
      const [master = ''] = ids;
      for (const one of deeds) {
        if (one.what === 'bill') await bill(ids[one.job] ?? master, one.rupees, heads[one.head]);
        if (one.what === 'journal') await journal(ids[one.job] ?? master, one.paise);
        if (one.what === 'share') await share(master, one.basis);
        if (one.what === 'move') await move(master);
      }
      for (const id of ids) expect((await profitOf(id)).actual.marginPaise + (await postedOf(id))).toBe(0);
      await share(master, 'KG');
      await move(master);
      expect((await profitOf(master)).actual.buyPaise).toBe(0);
    }),
    { numRuns: 2 },
  );
}, 240_000);
