import type { DatedKind, SeriesKind, StandingNumber } from '@freightdesk/company-contract';
import { withTransaction } from '@freightdesk/shared-database';
import type { Role } from '@freightdesk/shared-access';
import { Refusal } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { createCompany } from '../company/create-company';
import { askingNobody } from '../company-ports.builder';
import { registerCompany } from '../register-company';
import { previewNumber, takeNumber } from './take-number';

const { userId } = testActors.ADMIN;
const maharashtra = '27AAGCB7383J1Z8';
const karnataka = '29AAGCB7383J1Z4';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    register: async (routes, { db, clock }) => {
      registerCompany(routes, askingNobody);
      const company = { name: 'Konkan Freight', stateCode: '27', gstin: maharashtra, now: clock.now(), userId };
      await withTransaction(db, (tx) => createCompany(tx, company));
    },
  });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const date = '2026-11-21';
const nothingLater = () => Promise.resolve(undefined);

interface Wish {
  date?: string;
  branchId?: string;
  as?: Role;
  last?: StandingNumber;
  dateOverrideReason?: string;
}
const takeOf = (kind: DatedKind, { as = 'ACCOUNT', last, ...wish }: Wish = {}) =>
  withTransaction(api.db, (tx) => {
    const laterStanding = last ? () => Promise.resolve(last) : nothingLater;
    return takeNumber({ tx, clock: api.clock, actor: testActors[as] }, { kind, date, laterStanding, ...wish });
  });
const take = (wish: Wish = {}) => takeOf('TAX_INVOICE', wish);
const takeBooked = (
  kind: 'DOCKET' | 'JOB' | 'LEAD' | 'RECEIPT',
  wish: { branchId?: string; variant?: string; date?: string } = {},
) =>
  withTransaction(api.db, (tx) =>
    takeNumber({ tx, clock: api.clock, actor: testActors.ACCOUNT }, { kind, date, ...wish }),
  );

async function addBranch(code: string, changes: object = {}): Promise<string> {
  const branch = { code, name: code, stateCode: '27', gstin: maharashtra, ...changes };
  return (await api.as('ADMIN').post('/branch/add', branch)).expect(201).data.id;
}

describe('taking numbers', () => {
  it('leaves neither gap nor duplicate among 200 at once, of which every third fails', async () => {
    const posting = async (index: number) =>
      withTransaction(api.db, async (tx) => {
        const context = { tx, clock: api.clock, actor: testActors.ACCOUNT };
        const number = await takeNumber(context, { kind: 'TAX_INVOICE', date, laterStanding: nothingLater });
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
    api.clock.set('2027-04-01T06:00:00Z');

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
      await takeBooked('DOCKET'),
      await takeBooked('DOCKET', { branchId }),
      await takeBooked('JOB', { variant: 'SE' }),
      await takeBooked('JOB', { variant: 'AI' }),
      await takeBooked('JOB', { variant: 'SE', branchId }),
      await takeBooked('LEAD', { branchId }),
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
    const numbers = await Promise.all(Array.from({ length: 10 }, () => takeBooked('JOB', { variant: 'RE' })));

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

describe('the date of a number', () => {
  const refusal = async (taking: Promise<string>) => {
    const thrown: unknown = await taking.catch((error: unknown) => error);
    return thrown instanceof Refusal ? { ...thrown.details, code: thrown.kind.code, message: thrown.message } : thrown;
  };

  it('is today in Kolkata at the latest, for whatever is numbered and whoever asks', async () => {
    api.clock.set('2026-11-21T18:29:59Z');
    const ahead = { code: 'future_date', errors: [{ field: 'date', code: 'future_date' }] };

    expect(await refusal(take({ date: '2026-11-22', as: 'ADMIN', dateOverrideReason: 'It was agreed' }))).toMatchObject(
      ahead,
    );
    for (const kind of ['LEAD', 'RECEIPT', 'DOCKET'] as const) {
      expect(await refusal(takeBooked(kind, { date: '2026-11-22' }))).toMatchObject(ahead);
    }

    api.clock.set('2026-11-21T18:30:00Z');
    expect(await take({ date: '2026-11-22' })).toBe('SI/26-27/000001');
  });

  it('is not before the last one that stands, which the refusal names; the number is given back', async () => {
    const last = { number: 'SI/26-27/000041', date: '2026-11-20' };

    expect(await refusal(take({ date: '2026-11-19', last }))).toMatchObject({
      code: 'date_before_series',
      message: expect.stringContaining('SI/26-27/000041 of 20-Nov-2026 is issued already.'),
      errors: [{ field: 'date' }],
      members: { lastNumber: 'SI/26-27/000041', lastDate: '2026-11-20' },
    });
    expect(await take()).toBe('SI/26-27/000001');
  });

  it('may be earlier where an administrator says why, and nobody else', async () => {
    const wish = { last: { number: 'SI/26-27/000041', date: '2026-11-20' }, dateOverrideReason: 'The portal was down' };

    expect(await refusal(take({ ...wish, as: 'ACCOUNT' }))).toMatchObject({ code: 'date_before_series' });
    expect(await refusal(take({ last: wish.last, as: 'ADMIN' }))).toMatchObject({ code: 'date_before_series' });
    expect(await take({ ...wish, as: 'ADMIN' })).toBe('SI/26-27/000001');
  });

  it('comes in any order where papers are booked as they come in', async () => {
    const numbers = [
      await takeBooked('RECEIPT', { date: '2026-11-20' }),
      await takeBooked('RECEIPT', { date: '2026-11-02' }),
    ];

    expect(numbers).toEqual(['RC/26-27/000001', 'RC/26-27/000002']);
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

  const respell = async (kind: SeriesKind, prefix: string, at = 0) => {
    const listing = (await api.as('ADMIN').get(`/number-series/list?kind=${kind}&sort=prefix`)).expect(200);
    const { id, version } = listing.data[at];
    return api.as('ADMIN').post('/number-series/update', { id, version, prefix, width: 5 });
  };

  it('never gives a series the prefix under which another gave numbers, or a kind of document beside it', async () => {
    await addBranch('BLR', { stateCode: '29', gstin: karnataka });
    await take();
    (await respell('TAX_INVOICE', 'INV')).expect(200);

    expect((await respell('TAX_INVOICE', 'SI', 1)).expect(409).problem.code).toBe('duplicate_prefix');
    expect((await respell('EXPORT', 'INV')).expect(409).problem.code).toBe('duplicate_prefix');
    expect((await respell('EXPORT', 'SI')).expect(409).problem.code).toBe('duplicate_prefix');
    expect((await respell('PURCHASE_INVOICE', 'SI')).status).toBe(200);
    expect((await respell('TAX_INVOICE', 'SI')).status).toBe(200);
    expect(await take()).toBe('SI/26-27/00002');
  });

  it('a registration that comes later begins with a prefix that nobody used', async () => {
    await take();
    (await respell('TAX_INVOICE', 'INV')).expect(200);
    const branchId = await addBranch('BLR', { stateCode: '29', gstin: karnataka });

    expect(await take({ branchId })).toBe('SI2/26-27/000001');
  });
});
