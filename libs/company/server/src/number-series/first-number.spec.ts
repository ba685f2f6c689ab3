import { withTransaction } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { createCompany } from '../company/create-company';
import { broughtForwardUpTo } from '../company-ports.builder';
import { previewNumber, takeNumber } from '../numbering/take-number';
import { registerCompany } from '../register-company';
import { counterInvariant } from '../verify/counter-invariant';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    register: async (routes, { db, clock }) => {
      registerCompany(routes, broughtForwardUpTo(411));
      const company = { name: 'Konkan Freight', stateCode: '27', gstin: '27AAGCB7383J1Z8' };
      const by = { now: clock.now(), userId: testActors.ADMIN.userId };
      await withTransaction(db, (tx) => createCompany(tx, { ...company, ...by }));
    },
  });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const date = '2026-11-21';
const take = (day = date) =>
  withTransaction(api.db, (tx) =>
    takeNumber(
      { tx, clock: api.clock, actor: testActors.ACCOUNT },
      { kind: 'TAX_INVOICE', date: day, laterStanding: () => Promise.resolve(undefined) },
    ),
  );
const listed = async () =>
  (await api.as('ACCOUNT').get('/number-series/list?kind=TAX_INVOICE&sort=prefix')).expect(200).data[0];
const update = async (changes: object) => {
  const { id, version, prefix, width } = await listed();
  return api.as('ADMIN').post('/number-series/update', { id, version, prefix, width, ...changes });
};
const begin = (first: number) => update({ first });
const borne = (numbers: readonly string[]) =>
  counterInvariant([
    sql`select 'TAX_INVOICE' as kind, '27AAGCB7383J1Z8' as holder, unnest(${[...numbers]}::text[]) as number`,
  ]).broken(api.db);

describe('a company that comes from other books in the middle of a year', () => {
  it('goes on with their numbers, without a gap', async () => {
    const { data } = (await begin(412)).expect(200);

    expect(data).toMatchObject({ first: 412, lastNumber: null, nextNumber: 'SI/26-27/000412' });
    expect(await previewNumber(api.db, { kind: 'TAX_INVOICE', date })).toBe('SI/26-27/000412');
    expect([await take(), await take()]).toEqual(['SI/26-27/000412', 'SI/26-27/000413']);
    expect(await listed()).toMatchObject({ first: 412, lastNumber: 'SI/26-27/000413' });
  });

  it('begins every other year at 1', async () => {
    (await begin(412)).expect(200);
    api.clock.set('2027-04-01T06:00:00Z');

    expect(await take('2027-04-01')).toBe('SI/27-28/000001');
  });

  it('corrects the first number as long as none was given', async () => {
    (await begin(4120)).expect(200);
    (await begin(412)).expect(200);

    expect(await take()).toBe('SI/26-27/000412');
  });

  it('cannot begin anew once a number was given, which the books would miss', async () => {
    await take();

    expect((await begin(412)).expect(409).problem.code).toBe('series_begun');
    expect(await take()).toBe('SI/26-27/000002');
  });

  it('is told which document of before bears a number that the series would come to', async () => {
    const { problem } = (await begin(411)).expect(409);

    expect(problem).toMatchObject({ code: 'number_brought_forward', lastNumber: 'SI/26-27/000411' });
    expect(problem.message).toContain('SI/26-27/000411');
    expect(await listed()).toMatchObject({ first: 1, version: 1 });
    expect((await update({ prefix: 'INV' })).expect(409).problem.code).toBe('number_brought_forward');
  });

  it.each([0, -1, 1.5, '412', 10_000_000])('does not begin with %p', async (first) => {
    const { problem } = (await update({ first })).expect(422);

    expect(problem.errors?.map(({ field }) => field)).toEqual(['first']);
  });

  it('keeps the number within what the law allows', async () => {
    const answer = await update({ prefix: 'SIX', first: 9_999_999 });

    expect(answer.expect(422).problem.errors?.map(({ field }) => field)).toEqual(['prefix']);
  });

  it('leaves a trace of who began where', async () => {
    (await begin(412)).expect(200);

    const rows = await api.db
      .selectFrom('auditEvent')
      .select(['action', 'after'])
      .where('record', '=', 'number-series')
      .execute();
    expect(rows).toMatchObject([{ action: 'update', after: { first: 412, nextNumber: 'SI/26-27/000412' } }]);
  });

  it('goes on under a GSTIN that is entered later', async () => {
    (await begin(412)).expect(200);
    const { data: company } = (await api.as('ACCOUNT').get('/company/get')).expect(200);
    const registered = { id: company.id, version: company.version, gstin: '27AAPFU0939F1ZV' };

    (await api.as('ADMIN').post('/company/update', registered)).expect(200);

    expect(await take()).toBe('SI/26-27/000412');
  });
});

describe('what guards the count, of a series that begins in the middle', () => {
  const numbersFrom = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => `SI/26-27/${String(first + index).padStart(6, '0')}`);
  beforeEach(async () => void (await begin(412)).expect(200));

  it('finds nothing amiss before and after its first number', async () => {
    expect(await borne([])).toEqual([]);
    await take();
    await take();

    expect(await borne(numbersFrom(412, 413))).toEqual([]);
  });

  it.each([
    ['a number is missing', ['SI/26-27/000413']],
    ['a number is before its first', ['SI/26-27/000411', 'SI/26-27/000413']],
    ['a number is beyond its last', ['SI/26-27/000412', 'SI/26-27/000414']],
  ])('names it when %s', async (_what, numbers) => {
    await take();
    await take();

    expect(await borne(numbers)).toEqual([
      expect.stringMatching(/^TAX_INVOICE of 27\S+ in 26-27: counted from 412 to 413/),
    ]);
  });

  it.each([
    ['set forward', 'update number_counter set last = last + 2'],
    ['set back', 'update number_counter set last = last - 1'],
    ['begun anew', 'update number_counter set first = 900, last = 899'],
    ['begun elsewhere by one who changes the first alone', 'update number_counter set first = 400'],
    ['emptied', 'delete from number_counter'],
  ])('cannot be %s below the product once a number was given', async (_what, attack) => {
    await take();

    await expect(sql.raw(attack).execute(api.db)).rejects.toThrow(/counter|permission denied/);
  });
});

describe('a series before its first document', () => {
  const open = (series: object) => api.as('ADMIN').post('/number-series/add', series);

  it('is opened to be spelled and begun', async () => {
    const { data } = (await open({ kind: 'JOB', variant: 'SE' })).expect(201);

    expect(data).toMatchObject({ kind: 'JOB', holder: 'SE', first: 1, nextNumber: 'SE/26-27/00001', lastNumber: null });
    expect((await open({ kind: 'JOB', variant: 'SE' })).expect(409).problem.code).toBe('series_open');
    expect((await open({ kind: 'DOCKET' })).expect(201).data).toMatchObject({ holder: 'HO' });
    expect((await open({ kind: 'TAX_INVOICE' })).expect(409).problem.code).toBe('series_open');
  });

  it.each([
    ['jobs without their letters', { kind: 'JOB' }, 'variant'],
    ['letters of no job', { kind: 'JOB', variant: 'ZZ' }, 'variant'],
    ['letters of what has none', { kind: 'RECEIPT', variant: 'SE' }, 'variant'],
    ['a branch that is none', { kind: 'DOCKET', branchId: testActors.ADMIN.userId }, 'branchId'],
    ['a kind that is none', { kind: 'POEM' }, 'kind'],
  ])('is not opened for %s', async (_what, series, field) => {
    expect((await open(series)).expect(422).problem.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('is opened by administrators alone', async () => {
    const { status } = await api.as('ACCOUNT').post('/number-series/add', { kind: 'RECEIPT' });

    expect(status).toBe(403);
  });
});
