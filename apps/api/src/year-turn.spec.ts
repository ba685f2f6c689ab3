import { createAuthenticator, openSession } from '@freightdesk/auth-server';
import { type Role, roles } from '@freightdesk/shared-access';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { openBooks } from './books.builder';
import { registerAll, testKey, unsoundIn } from './whole-api.builder';

/** The night of 31 March in Kolkata, and clocks that are put back: each document in the series of its own date. */
let api: TestApi;
let books: Awaited<ReturnType<typeof openBooks<TestAnswer>>>;

const lastMoment = '2026-03-31T18:29:59.999Z';
const midnight = '2026-03-31T18:30:00.000Z';
const [oldYear, newYear] = ['2026-03-31', '2026-04-01'];

afterEach(async () => {
  expect(await unsoundIn(api.db)).toEqual([]);
});

/** `25-26` of `SI/25-26/000001`. */
const yearIn = (number: string) => number.split('/')[1];
const isBooked = ({ status }: TestAnswer) => status < 300;

describe('the turn of the fiscal year', () => {
  beforeAll(async () => {
    api = await startApi({ register: registerAll, now: lastMoment });
    books = await openBooks(api, { userId: testActors.ADMIN.userId });
  });
  afterAll(() => api.close());

  /** All kinds at once, so many of each on a date. */
  const post = (date: string, times: number) =>
    Object.values(books.documents).flatMap((make) => Array.from({ length: times }, () => make(date)));
  const saved = ({ data }: TestAnswer): { number: string; date: string } => data.data ?? data;

  it('puts what is posted on both sides of midnight, and across it, into the year of its date, without a gap', async () => {
    const evening = post(oldYear, 6);
    const tooEarly = await Promise.all(post(newYear, 1));
    api.clock.set(midnight);
    const answers = await Promise.all([...evening, ...post(newYear, 6), ...post(oldYear, 3)]);

    expect(tooEarly.map(({ problem }) => problem.code)).toEqual(tooEarly.map(() => 'future_date'));
    expect(answers.filter((answer) => !isBooked(answer)).map(({ problem }) => problem)).toEqual([]);
    const documents = answers.map((answer) => saved({ ...answer, data: answer.data ?? answer.body }));
    expect(documents.filter(({ number, date }) => yearIn(number) !== fiscalYearOf(date).label)).toEqual([]);
    expect(new Set(documents.map(({ number }) => number)).size).toBe(documents.length);
    const counted = await api.db.selectFrom('numberCounter').select(['fiscalYear', 'last']).execute();
    // The receipt of an advance bears tax, under a receipt voucher that is numbered beside it.
    const kinds = Object.keys(books.documents).length + 1;
    const expected = {
      '25-26': Array.from({ length: kinds }, () => 9),
      '26-27': Array.from({ length: kinds }, () => 6),
    };
    for (const [year, lasts] of Object.entries(expected)) {
      expect(counted.filter(({ fiscalYear }) => fiscalYear === year).map(({ last }) => last)).toEqual(lasts);
    }
  });
});

describe('a clock that is put back', () => {
  const tokens = new Map<Role, string>();

  beforeAll(async () => {
    api = await startApi({
      register: registerAll,
      authenticate: ({ db, clock }) => createAuthenticator({ db, clock, key: testKey }),
    });
  });
  afterAll(() => api.close());
  /** Everybody signs in at that moment, for sessions that nobody uses for an hour end. */
  async function openAt(moment: string): Promise<void> {
    await api.startAnew();
    api.clock.set(moment);
    for (const role of roles) {
      const { userId } = testActors[role];
      tokens.set(role, (await openSession(api.db, testKey, { userId, now: api.clock.now() })).accessToken);
    }
    books = await openBooks(api, {
      userId: testActors.ADMIN.userId,
      signedIn: (role) => ({ token: tokens.get(role) ?? '' }),
    });
  }

  const issue = (date: string, sentWith?: string) =>
    books.as('ACCOUNT')('/sale-invoice/add', books.invoice(date), sentWith);

  it.each([
    ['an hour, over midnight and the year', '2026-03-31T18:30:00Z', '2026-03-31T17:30:00Z', oldYear, newYear],
    ['a day', '2026-04-02T06:00:00Z', '2026-04-01T06:00:00Z', newYear, '2026-04-02'],
  ])('by %s, leaves sessions, keys, ids and numbers going on', async (_by, at, back, day, ahead) => {
    await openAt(at);
    const first = (await issue(ahead, 'kept-through-the-step')).expect(201).data;

    api.clock.set(back);

    const again = (await issue(ahead, 'kept-through-the-step')).expect(201).data;
    expect(again).toEqual(first);
    expect((await issue(ahead)).expect(422).problem.code).toBe('future_date');
    const next = (await issue(day)).expect(201).data;
    expect(yearIn(next.number)).toBe(fiscalYearOf(day).label);
    expect(next.id > first.id).toBe(true);

    api.clock.set(at);
    const last = (await issue(ahead)).expect(201).data;
    expect([first, next, last].map(({ number, date }) => [yearIn(number), date])).toEqual([
      [fiscalYearOf(ahead).label, ahead],
      [fiscalYearOf(day).label, day],
      [fiscalYearOf(ahead).label, ahead],
    ]);
    expect(new Set([first, next, last].map(({ number }) => number)).size).toBe(3);
  });

  it('leaves what was posted a day ahead of it to be settled, reversed and cancelled', async () => {
    await openAt('2026-04-02T06:00:00Z');
    const { id: invoiceId, version } = (await issue('2026-04-02')).expect(201).data;
    api.clock.set('2026-04-01T06:00:00Z');

    const paid = { ...books.receipt('2026-04-01'), allocations: [{ invoiceId, amountMinor: 100 }] };
    const receipt = (await books.as('ACCOUNT')('/payment/add', paid)).expect(201).data;
    const back = { id: receipt.id, version: receipt.version, reason: 'The cheque came back' };
    (await books.as('ACCOUNT')('/payment/reverse', back)).expect(200);
    const cancelled = { id: invoiceId, version, reason: 'Issued under a wrong clock' };
    expect((await books.as('ACCOUNT')('/sale-invoice/cancel', cancelled)).status).toBe(200);
  });
});
