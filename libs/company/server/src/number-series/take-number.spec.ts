import type { SeriesKind } from '@freightdesk/company-contract';
import { withTransaction } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { createCompany } from '../company/create-company';
import { registerCompany } from '../register-company';
import { previewNumber, takeNumber } from './take-number';

const { userId } = testActors.ADMIN;
const maharashtra = '27AAGCB7383J1Z8';
const karnataka = '29AAGCB7383J1Z4';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    register: async (routes, { db, clock }) => {
      registerCompany(routes);
      const company = { name: 'Konkan Freight', stateCode: '27', gstin: maharashtra, now: clock.now(), userId };
      await withTransaction(db, (tx) => createCompany(tx, company));
    },
  });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const date = '2026-11-21';
const take = (request: Partial<Parameters<typeof takeNumber>[1]> = {}) =>
  withTransaction(api.db, (tx) => takeNumber(tx, { kind: 'TAX_INVOICE', date, ...request }));

async function addBranch(code: string, changes: object = {}): Promise<string> {
  const branch = { code, name: code, stateCode: '27', gstin: maharashtra, ...changes };
  return (await api.as('ADMIN').post('/branch/add', branch)).expect(201).data.id;
}

describe('taking numbers', () => {
  it('leaves neither gap nor duplicate among 200 at once, of which every third fails', async () => {
    const posting = async (index: number) =>
      withTransaction(api.db, async (tx) => {
        const number = await takeNumber(tx, { kind: 'TAX_INVOICE', date });
        if (index % 3 === 0) throw new Error('the posting failed after its number was taken');
        return number;
      });

    const results = await Promise.allSettled(Array.from({ length: 200 }, (_, index) => posting(index)));

    const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])).sort();
    const consecutive = Array.from({ length: 133 }, (_, index) => `SI/26-27/${String(index + 1).padStart(6, '0')}`);
    expect(taken).toEqual(consecutive);
  });

  it('starts anew in each fiscal year, by the date of the document', async () => {
    const dates = ['2026-03-31', '2026-04-01', '2027-03-31', '2026-03-30', '2027-04-01'];
    const numbers: string[] = [];

    for (const day of dates) numbers.push(await take({ date: day }));

    expect(numbers).toEqual([
      'SI/25-26/000001',
      'SI/26-27/000001',
      'SI/26-27/000002',
      'SI/25-26/000002',
      'SI/27-28/000001',
    ]);
  });

  it('numbers branches of one GSTIN together and those of another apart', async () => {
    const pune = await addBranch('PNQ');
    const bengaluru = await addBranch('BLR', { stateCode: '29', gstin: karnataka });

    const numbers = [await take(), await take({ branchId: pune }), await take({ branchId: bengaluru }), await take()];

    expect(numbers).toEqual(['SI/26-27/000001', 'SI/26-27/000002', 'SI2/26-27/000001', 'SI/26-27/000003']);
  });

  it('numbers dockets by branch, jobs by their own series, leads for the whole company', async () => {
    const branchId = await addBranch('PNQ');

    const numbers = [
      await take({ kind: 'DOCKET' }),
      await take({ kind: 'DOCKET', branchId }),
      await take({ kind: 'JOB', variant: 'SE' }),
      await take({ kind: 'JOB', variant: 'AI' }),
      await take({ kind: 'JOB', variant: 'SE', branchId }),
      await take({ kind: 'LEAD', branchId }),
    ];

    expect(numbers).toEqual([
      'HO/26-27/000001',
      'PNQ/26-27/000001',
      'SE/26-27/00001',
      'AI/26-27/00001',
      'SE/26-27/00002',
      'LD/26-27/00001',
    ]);
  });

  it('opens a new variant once when two take its first number at the same moment', async () => {
    const numbers = await Promise.all(Array.from({ length: 10 }, () => take({ kind: 'JOB', variant: 'RE' })));

    expect(new Set(numbers).size).toBe(10);
    expect(numbers.sort().at(-1)).toBe('RE/26-27/00010');
  });

  it('previews a number without reserving it', async () => {
    const preview = () => previewNumber(api.db, { kind: 'TAX_INVOICE', date });

    const before = [await preview(), await preview()];
    await take();

    expect(before).toEqual(['SI/26-27/000001', 'SI/26-27/000001']);
    expect(await preview()).toBe('SI/26-27/000002');
    expect(await previewNumber(api.db, { kind: 'JOB', variant: 'SI', date })).toBe('SI/26-27/00001');
  });
});

describe('a GSTIN that is entered late', () => {
  const register = async (gstin: string) => {
    const { data: company } = (await api.as('ACCOUNT').get('/company/get')).expect(200);
    (await api.as('ADMIN').post('/company/update', { id: company.id, version: company.version, gstin })).expect(200);
  };
  const other = '27AAPFU0939F1ZV';

  it('goes on with SI where no number was given yet', async () => {
    await register(other);

    expect(await take()).toBe('SI/26-27/000001');
    expect((await api.as('ADMIN').get('/company/get')).data).toMatchObject({ gstin: other, pan: 'AAPFU0939F' });
  });

  it('has numbers of its own where the former registration gave some', async () => {
    await take();

    await register(other);

    expect(await take()).toBe('SI2/26-27/000001');
  });
});

describe('the spelling of numbers', () => {
  const listed = async (kind: SeriesKind) =>
    (await api.as('ACCOUNT').get(`/number-series/list?kind=${kind}`)).expect(200).data[0];

  it('can be changed by an administrator; the count goes on', async () => {
    await take();
    const { id, version } = await listed('TAX_INVOICE');

    const { data } = (
      await api.as('ADMIN').post('/number-series/update', { id, version, prefix: 'INV', width: 5 })
    ).expect(200);

    expect(data).toMatchObject({ lastNumber: 'INV/26-27/00001', nextNumber: 'INV/26-27/00002', version: version + 1 });
    expect(await take()).toBe('INV/26-27/00002');
  });

  it.each([
    { prefix: 'SALE', width: 6 },
    { prefix: '0SI', width: 5 },
    { prefix: 'si', width: 5 },
    { prefix: 'S/I', width: 5 },
  ])('is refused where the law would not take it: %p', async (spelling) => {
    const { id, version } = await listed('TAX_INVOICE');

    const { problem } = (await api.as('ADMIN').post('/number-series/update', { id, version, ...spelling })).expect(422);

    expect(problem.errors?.map(({ field }) => field)).toEqual(['prefix']);
  });

  it('never gives two series of a kind one prefix', async () => {
    await addBranch('BLR', { stateCode: '29', gstin: karnataka });
    const { id, version } = (await api.as('ADMIN').get('/number-series/list?kind=TAX_INVOICE&sort=-prefix')).data[0];

    const answer = await api.as('ADMIN').post('/number-series/update', { id, version, prefix: 'SI', width: 6 });

    expect(answer.expect(409).problem.code).toBe('duplicate_prefix');
  });
});
