import { bankInput } from '@freightdesk/banks-contract/testing';
import { leadInput } from '@freightdesk/intl-shipment-contract/testing';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { openBooks } from './books.builder';
import { registerAll, unsoundIn } from './whole-api.builder';

/** Which dates documents take, through the whole server: the series, and what each domain asks of it. */
let api: TestApi;
let books: Awaited<ReturnType<typeof openBooks<TestAnswer>>>;

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  books = await openBooks(api, { userId: testActors.ADMIN.userId });
});
afterEach(async () => {
  expect(await unsoundIn(api.db)).toEqual([]);
});

const today = '2026-11-21';
const tomorrow = '2026-11-22';
const farAhead = '9999-12-31';

const counters = () => api.db.selectFrom('numberCounter').select('last').execute();
const issue = (date: string, role: 'ADMIN' | 'ACCOUNT' = 'ACCOUNT', changes: object = {}) =>
  books.as(role)('/sale-invoice/add', books.invoice(date, changes));

it('a document is not dated after today, whatever it is, and the day goes on', async () => {
  for (const [name, make] of Object.entries(books.documents)) {
    for (const date of [tomorrow, farAhead]) {
      const { problem } = (await make(date)).expect(422);
      expect([name, problem.code, problem.errors]).toEqual([
        name,
        'future_date',
        [expect.objectContaining({ field: 'date', code: 'future_date' })],
      ]);
    }
  }
  expect(await counters()).toEqual([]);

  for (const [name, make] of Object.entries(books.documents)) {
    const { status, body } = await make(today);
    expect([name, status < 300, body]).toEqual([name, true, body]);
  }
});

it('a year before this century is no date at all', async () => {
  for (const make of [books.documents['a sale invoice'], books.documents['a receipt'], books.documents['a transfer']]) {
    const { problem } = (await make?.('1999-12-31'))?.expect(422) ?? {};
    expect(problem?.errors).toEqual([expect.objectContaining({ field: 'date' })]);
  }
});

describe('a draft', () => {
  it('may be written ahead, and is issued when its day has come', async () => {
    const { id, version } = await books.added('/sale-invoice/add', books.invoice(tomorrow, { issue: false }));
    const issueIt = () => books.as('ACCOUNT')('/sale-invoice/issue', { id, version });
    expect((await issueIt()).expect(422).problem).toMatchObject({ code: 'future_date', errors: [{ field: 'date' }] });

    api.clock.set('2026-11-21T18:30:00Z');

    expect((await issueIt()).expect(200).data).toMatchObject({ number: 'SI/26-27/000001', date: tomorrow });
  });
});

it('an invoice in a locked month is told of the lock: no reason helps against a later number there', async () => {
  const day = '2026-10-10';
  (await issue(today)).expect(201);
  expect((await issue(day)).problem).toMatchObject({ code: 'date_before_series' });

  (await api.as('ADMIN').post('/period/lock', { month: '2026-10' })).expect(200);

  for (const role of ['ACCOUNT', 'ADMIN'] as const)
    expect((await issue(day, role)).problem).toMatchObject({
      ...{ status: 409, code: 'period_locked', message: 'The books are locked for Oct-2026.' },
    });
  expect((await issue(today)).expect(201).data).toMatchObject({ number: 'SI/26-27/000002' });
});

describe('an opening balance', () => {
  it('is not posted ahead, neither of a new bank nor of a changed one', async () => {
    const third = bankInput({ name: 'Third', accountNumber: '0003', openingBalancePaise: 100, openingDate: tomorrow });

    const { problem } = (await books.as('ACCOUNT')('/bank/add', third)).expect(422);
    expect(problem.errors).toEqual([expect.objectContaining({ field: 'openingDate', code: 'future_date' })]);

    const { id, version } = await books.added('/bank/add', { ...third, openingDate: today });
    const change = { id, version, openingDate: farAhead };
    expect((await books.as('ACCOUNT')('/bank/update', change)).expect(422).problem.code).toBe('future_date');
  });
});

describe('a lead that has its number', () => {
  it('is dated anew within the fiscal year that the number names, and not ahead', async () => {
    const marketing = books.as('MARKETING');
    const { id, version } = (await marketing('/lead/add', leadInput({ date: '2026-04-02' }))).expect(201).data;
    const redate = (date: string) => marketing('/lead/update', { id, version, date });

    expect((await redate(tomorrow)).expect(422).problem.code).toBe('future_date');
    expect((await redate('2026-03-31')).expect(422).problem.errors).toEqual([
      expect.objectContaining({ field: 'date', code: 'numbered' }),
    ]);
    (await redate('2026-04-01')).expect(200);
  });
});

describe('a sale invoice', () => {
  it('is not dated before the last one of its series that stands; the number goes to the next', async () => {
    (await issue('2026-11-20')).expect(201);

    const { problem } = (await issue('2026-11-19')).expect(422);

    expect(problem).toMatchObject({
      code: 'date_before_series',
      lastNumber: 'SI/26-27/000001',
      lastDate: '2026-11-20',
      errors: [{ field: 'date' }],
    });
    expect(problem.message).toContain('SI/26-27/000001 of 20-Nov-2026 is issued already');
    const preview = await api.get('/sale-invoice/get-invoicenumber?kind=TAX_INVOICE&date=2026-11-19', {
      as: 'ACCOUNT',
    });
    expect(preview.expect(200).data.later).toEqual({ number: problem.lastNumber, date: problem.lastDate });
    expect((await issue('2026-11-20')).expect(201).data.number).toBe('SI/26-27/000002');
  });

  it('does not wait for one that was cancelled', async () => {
    const { id, version } = (await issue(today)).expect(201).data;
    (await books.as('ACCOUNT')('/sale-invoice/cancel', { id, version, reason: 'Dated wrongly' })).expect(200);

    expect((await issue('2026-11-02')).expect(201).data.number).toBe('SI/26-27/000002');
  });

  it('of an earlier date is for an administrator, whose reason stays in the audit trail', async () => {
    (await issue(today)).expect(201);
    const dateOverrideReason = 'Left out in the books of the branch';

    expect((await issue('2026-11-02', 'ACCOUNT', { dateOverrideReason })).status).toBe(422);
    const atOnce = (await issue('2026-11-02', 'ADMIN', { dateOverrideReason })).expect(201).data;
    const { id, version } = await books.added('/sale-invoice/add', books.invoice('2026-11-03', { issue: false }));
    const kept = await books.as('ADMIN')('/sale-invoice/issue', { id, version, dateOverrideReason });

    expect([atOnce.number, kept.expect(200).data.number]).toEqual(['SI/26-27/000002', 'SI/26-27/000003']);
    const told = api.db.selectFrom('auditEvent').select('reason').where('recordId', 'in', [atOnce.id, id]);
    const reasons = await told.where('action', '=', 'issue').execute();
    expect(reasons).toEqual([{ reason: dateOverrideReason }, { reason: dateOverrideReason }]);
  });

  it('that stands on a day which has not come, by a clock that was wrong, stops nobody', async () => {
    api.clock.set('2027-03-31T06:00:00Z');
    (await issue('2027-03-31')).expect(201);
    api.clock.set('2026-11-21T06:00:00Z');

    expect((await issue(today)).expect(201).data.number).toBe('SI/26-27/000002');
    expect((await issue('2026-11-20')).expect(422).problem.lastNumber).toBe('SI/26-27/000002');
  });
});
