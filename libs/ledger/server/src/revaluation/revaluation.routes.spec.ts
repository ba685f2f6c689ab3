import { credit, debit, type PostingLine } from '@freightdesk/ledger-contract';
import { newId, withTransaction } from '@freightdesk/shared-database';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { ledgerPorts } from '../ledger-ports.builder';
import { registerLedger } from '../register-ledger';
import { ledgerInvariants } from '../verify/ledger-invariants';
import { postVoucher } from '../voucher/post-voucher';

let api: TestApi;
let customer = '';
let rates: { currency: string; date: string; rate: string }[] = [];

beforeAll(async () => {
  const ports = ledgerPorts({ ratesOfDay: async (_db, day) => rates.filter(({ date }) => date <= day) });
  api = await startApi({ register: (kit) => registerLedger(kit, ports), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  rates = [{ currency: 'USD', date: '2026-10-30', rate: '84.10' }];
  await api.startAnew();
  customer = newId();
  const at = api.clock.now();
  const by = testActors.ACCOUNT.userId;
  const party = { id: customer, name: 'Gulf Agents', nameKey: 'gulf agents', roles: ['CUSTOMER'] };
  await api.db
    .insertInto('party')
    .values({ ...party, createdAt: at, createdBy: by, updatedAt: at, updatedBy: by })
    .execute();
  await owes('2026-10-10', 1_000_00, 83_500_00);
});
afterEach(async () => {
  expect(await brokenIn(api.db, ledgerInvariants)).toEqual([]);
});

const voucher = (date: string, lines: PostingLine[]) =>
  withTransaction(api.db, (tx) =>
    postVoucher(
      { tx, clock: api.clock, actor: testActors.ACCOUNT },
      { type: 'SALE', date, narration: 'Of the spec', document: { type: 'spec', id: newId(), number: 'N' }, lines },
    ),
  );
const dollars = (currencyMinor: number) => ({ partyId: customer, currency: 'USD', currencyMinor });
/** A customer's invoice in dollars at its own rate; below zero what he paid of it. */
const owes = (date: string, minor: number, paise: number) =>
  voucher(date, [...debit('1200', paise, dollars(minor)), ...credit('4000', paise)]);
const read = async (month = '2026-10') =>
  (await api.get(`/revaluation/get?month=${month}`, { as: 'ACCOUNT' })).expect(200).data;
const post = (month = '2026-10') => api.post('/revaluation/post', { month }, { as: 'ACCOUNT' });
const reverse = ({ id, version }: { id: string; version: number }) =>
  api.post('/revaluation/reverse', { id, version, reason: 'A late invoice' }, { as: 'ACCOUNT' });
const movements = async () => {
  const rows = await api.db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.accountId')
    .where('account.code', 'in', ['1270', '2170', '7010'])
    .select(['code', 'posting.date', 'debitPaise', 'creditPaise'])
    .orderBy('posting.date')
    .orderBy('code')
    .execute();
  return rows.map(({ code, date, debitPaise, creditPaise }) => `${date} ${code} ${debitPaise - creditPaise}`);
};

it('tells each open item at the books and at the last rate up to the day', async () => {
  expect(await read()).toMatchObject({
    ...{ month: '2026-10', date: '2026-10-31', reversedOn: '2026-11-01', isOver: true, posted: null },
    ...{ gainPaise: 600_00, missing: [], locked: [] },
    items: [
      {
        ...{ code: '1200', party: { id: customer, name: 'Gulf Agents' }, currency: 'USD', amountMinor: 1_000_00 },
        ...{
          carryingPaise: 83_500_00,
          rate: '84.10',
          rateDate: '2026-10-30',
          valuePaise: 84_100_00,
          gainPaise: 600_00,
        },
      },
    ],
  });
});

it('posts the difference on the last day and takes it back on the first of the next, the invoice left as it is', async () => {
  const { posted } = (await post()).expect(200).data;

  expect(posted).toMatchObject({ number: 'XR/2026-10', gainPaise: 600_00, version: 1 });
  expect(await movements()).toEqual([
    ...['2026-10-31 1270 60000', '2026-10-31 7010 -60000'],
    ...['2026-11-01 1270 -60000', '2026-11-01 7010 60000'],
  ]);
  // What was settled later is valued at the end of its own month, and at its own rate: both currencies end at zero.
  await owes('2026-11-05', -1_000_00, -83_500_00);
  rates.push({ currency: 'USD', date: '2026-11-02', rate: '90' });
  expect((await read()).gainPaise).toBe(600_00);
  expect((await read('2026-11')).items).toEqual([]);
});

it('values what is owed the other way round, and what is owed ahead', async () => {
  await voucher('2026-10-12', [...debit('5000', 835_00), ...credit('2100', 835_00, dollars(10_00))]);
  await voucher('2026-10-13', [...debit('1000', 420_50), ...credit('2150', 420_50, dollars(5_00))]);
  (await post()).expect(200);

  expect((await movements()).slice(0, 5)).toEqual([
    '2026-10-31 1270 60000',
    '2026-10-31 2170 -600',
    '2026-10-31 7010 -59400',
    '2026-11-01 1270 -60000',
    '2026-11-01 2170 600',
  ]);
});

it('is done once a month, however many do it at once, and again after it was taken back', async () => {
  const answers = await Promise.all([post(), post(), post()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.flatMap(({ status, problem }) => (status === 409 ? [problem.code] : []))).toEqual([
    'already_valued',
    'already_valued',
  ]);
  const { posted } = await read();

  expect((await reverse(posted)).expect(200).data.posted).toBeNull();
  expect((await reverse(posted)).problem.code).toBe('stale_version');
  expect((await reverse({ ...posted, version: 2 })).problem.code).toBe('revaluation_reversed');
  expect((await reverse({ id: newId(), version: 1 })).status).toBe(404);
  rates = [{ currency: 'USD', date: '2026-10-31', rate: '83' }];
  const again = (await post()).expect(200).data;
  expect([again.posted.number, again.posted.gainPaise]).toEqual(['XR/2026-10-2', -500_00]);
});

it('names the currency that has no rate', async () => {
  rates = [];

  expect((await read()).missing).toEqual(['USD']);
  const { status, problem } = await post();
  expect([status, problem.code]).toEqual([409, 'rate_missing']);
  expect(problem.message).toBe('The exchange rates have none for USD up to 31-Oct-2026: add it first.');
});

it.each(['2026-10', '2026-11'])('is not posted while %s is locked, and says so before', async (month) => {
  const lock = { month: `${month}-01`, lockedAt: api.clock.now(), lockedBy: testActors.ADMIN.userId };
  await api.db.insertInto('periodLock').values(lock).execute();

  expect((await read()).locked).toEqual([month]);
  expect((await post()).problem.code).toBe('period_locked');
  expect(await movements()).toEqual([]);
  await api.db.deleteFrom('periodLock').execute();
});

it('of a month that is not over, or has nothing at another value, is refused', async () => {
  expect((await post('2026-11')).problem.code).toBe('month_not_over');
  expect((await post('2026-09')).problem.code).toBe('nothing_to_value');
  expect((await post('2026-13')).status).toBe(422);
  expect((await api.get('/revaluation/get', { as: 'ACCOUNT' })).expect(200).data.month).toBe('2026-10');
  expect((await api.get('/revaluation/get', { as: 'MARKETING' })).status).toBe(403);
});
