import type { Settlement } from '@freightdesk/payments-contract';
import { vendorPaymentInput } from '@freightdesk/payments-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { portsOf } from '../payment/payments-ports.builder';
import { type TradeBooks, tradeBooks, trialBalance } from '../payment/trade-books.builder';
import { registerPayments } from '../register-payments';
import { paymentInvariants } from '../verify/payment-invariants';
import { settlementInvariants } from '../verify/settlement-invariants';

let api: TestApi;
let books: TradeBooks;
let partyId: string;
let saleId: string;
let billId: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerPayments(kit, portsOf()), now: '2026-06-01T06:00:00Z' });
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.startAnew();
  books = tradeBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  partyId = await books.addParty('Konkan Roadways', { roles: ['CUSTOMER', 'VENDOR'] });
  saleId = await books.addInvoice(partyId, { totalMinor: 1_00_000_00 });
  billId = await books.addBill(partyId, { totalMinor: 60_000_00 });
});

afterEach(async () => {
  const all = [...paymentInvariants, ...settlementInvariants];
  expect(await brokenIn(api.db, all)).toEqual([]);
});

const post = (path: string, body: object, as: 'ACCOUNT' | 'ADMIN' = 'ACCOUNT'): Promise<TestAnswer> =>
  api.post(path, body, { as });

const setOffInput = (changes: object = {}) => ({
  ...{ partyId, date: '2026-06-01', currency: 'INR' },
  sales: [{ invoiceId: saleId, amountMinor: 60_000_00 }],
  bills: [{ invoiceId: billId, amountMinor: 60_000_00 }],
  ...changes,
});
const setOff = (changes: object = {}): Promise<TestAnswer> => post('/settlement/set-off', setOffInput(changes));

const ask = (changes: object = {}): Promise<TestAnswer> =>
  post('/settlement/write-off', {
    ...{ direction: 'RECEIPT', invoiceId: saleId, amountMinor: 120_00, reason: 'Too small to chase' },
    ...changes,
  });
const asked = async (changes: object = {}): Promise<Settlement> => (await ask(changes)).expect(201).data;
const approve = ({ id, version }: Settlement): Promise<TestAnswer> =>
  post('/settlement/approve', { id, version }, 'ADMIN');
const reverse = ({ id, version }: Settlement): Promise<TestAnswer> =>
  post('/settlement/reverse', { id, version, reason: 'A mistake' });

const outstanding = async (direction: 'RECEIPT' | 'PAYMENT'): Promise<number[]> =>
  (await api.get(`/payment/outstanding?partyId=${partyId}&direction=${direction}`, { as: 'ACCOUNT' })).data.map(
    ({ outstandingMinor }: { outstandingMinor: number }) => outstandingMinor,
  );

describe('setting a party off against itself', () => {
  it('takes one amount off invoices and bills, Dr creditors and Cr debtors, and moves no money', async () => {
    const before = await trialBalance(api.db);

    const made: Settlement = (await setOff()).expect(201).data;

    expect(made).toMatchObject({
      ...{ number: 'SO/26-27/000001', kind: 'SET_OFF', status: 'POSTED', amountPaise: 60_000_00, fxGainPaise: 0 },
      allocations: [{ document: { id: saleId, direction: 'RECEIPT' } }, { document: { id: billId } }],
      vouchers: [
        { narration: 'Set off with Konkan Roadways: SI/26-27/000001 against PI/26-27/000001 (BILL PI/26-27/000001)' },
      ],
    });
    expect(await outstanding('RECEIPT')).toEqual([40_000_00]);
    expect(await outstanding('PAYMENT')).toEqual([]);
    const { 2100: creditors, ...others } = before;
    expect(creditors).toBe(-60_000_00);
    expect(await trialBalance(api.db)).toEqual({ ...others, 1200: 40_000_00 });
  });

  it('of dollars takes each side off at its own rate, and what they differ by is exchange', async () => {
    const dollars = { currency: 'USD', totalMinor: 1_000_00 } as const;
    const sale = await books.addInvoice(partyId, { ...dollars, exchangeRate: '83.50', totalPaise: 83_500_01 });
    const bill = await books.addBill(partyId, { ...dollars, exchangeRate: '84', totalPaise: 84_000_00 });
    const before = await trialBalance(api.db);

    const made: Settlement = (
      await setOff({
        currency: 'USD',
        sales: [{ invoiceId: sale, amountMinor: 1_000_00 }],
        bills: [{ invoiceId: bill, amountMinor: 1_000_00 }],
      })
    ).expect(201).data;

    expect(made).toMatchObject({ amountPaise: 83_500_01, fxGainPaise: 499_99 });
    const after = await trialBalance(api.db);
    expect((after[1200] ?? 0) - (before[1200] ?? 0)).toBe(-83_500_01);
    expect((after[2100] ?? 0) - (before[2100] ?? 0)).toBe(84_000_00);
    expect(after[7000]).toBe(-499_99);
  });

  it.each([
    ['unequal sides', { bills: [{ amountMinor: 1_00 }] }, 'unequal_sides', 'bills'],
    ['more than is owed', { sales: [{ amountMinor: 2_00_000_00 }] }, 'over_allocated', 'sales.0.amountMinor'],
    ['a day before a document', { date: '2026-04-01' }, 'before_document', 'date'],
    ['a day that is to come', { date: '2026-06-02' }, 'future_date', 'date'],
    ['another currency', { currency: 'USD' }, 'currency_mismatch', 'sales.0.invoiceId'],
  ])('with %s is refused at its field and posts nothing', async (_what, changes, code, field) => {
    const before = await trialBalance(api.db);
    const input = setOffInput();
    const sides = {
      sales: input.sales.map((part, index) => ({ ...part, ...('sales' in changes ? changes.sales[index] : {}) })),
      bills: input.bills.map((part, index) => ({ ...part, ...('bills' in changes ? changes.bills[index] : {}) })),
    };

    const { status, problem } = await setOff({ ...changes, ...sides });

    expect([status, problem.code]).toEqual([422, code]);
    expect((problem.errors ?? []).map(({ field: at }) => at)).toContain(field);
    expect(await trialBalance(api.db)).toEqual(before);
  });

  it("refuses another party's documents", async () => {
    const stranger = await books.addBill(await books.addParty('Malabar Lines', { roles: ['VENDOR'] }));

    const { problem } = await setOff({ bills: [{ invoiceId: stranger, amountMinor: 60_000_00 }] });

    expect(problem).toMatchObject({ status: 422, code: 'other_party', errors: [{ field: 'bills.0.invoiceId' }] });
  });

  it('is posted in no locked month', async () => {
    await sql`insert into period_lock (month, locked_at, locked_by)
      values ('2026-05-01', now(), ${testActors.ADMIN.userId})`.execute(api.db);

    const { problem } = await setOff({ date: '2026-05-31' });

    expect(problem).toMatchObject({ status: 409, code: 'period_locked' });
  });

  it('of two who set off the same rest one is told that it is gone', async () => {
    const answers = await Promise.all([setOff(), setOff()]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await outstanding('RECEIPT')).toEqual([40_000_00]);
  });

  it('and paying the same bill meanwhile settle it once', async () => {
    const bankId = await books.addBank();
    const allocations = [{ invoiceId: billId, amountMinor: 60_000_00 }];
    const payment = vendorPaymentInput({ bankId, partyId, amountMinor: 60_000_00, allocations });

    const answers = await Promise.all([setOff(), post('/payment/add', payment)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await outstanding('PAYMENT')).toEqual([]);
  });

  it('taken back leaves both sides outstanding and the books as they were; once', async () => {
    const before = await trialBalance(api.db);
    const made: Settlement = (await setOff()).expect(201).data;

    const after: Settlement = (await reverse(made)).expect(200).data;
    const again = await reverse(after);
    const stale = await reverse(made);

    expect(after).toMatchObject({ status: 'REVERSED', reverseReason: 'A mistake', number: made.number });
    expect(await trialBalance(api.db)).toEqual(before);
    expect(await outstanding('RECEIPT')).toEqual([1_00_000_00]);
    expect(await outstanding('PAYMENT')).toEqual([60_000_00]);
    expect(again.problem).toMatchObject({ status: 409, code: 'settlement_reversed' });
    expect(stale.problem).toMatchObject({ status: 409, code: 'stale_version' });
  });
});

describe('writing off what is left', () => {
  it('of an invoice posts nothing until an administrator approves it, then Dr bad debts, Cr debtors', async () => {
    const before = await trialBalance(api.db);

    const waiting = await asked();
    expect(waiting).toMatchObject({
      ...{ number: 'WO/26-27/000001', status: 'PENDING_APPROVAL', amountPaise: 120_00, allocations: [], vouchers: [] },
      document: { id: saleId, direction: 'RECEIPT', number: 'SI/26-27/000001' },
    });
    expect(await trialBalance(api.db)).toEqual(before);

    const posted: Settlement = (await approve(waiting)).expect(200).data;

    expect(posted).toMatchObject({
      status: 'POSTED',
      vouchers: [{ narration: 'SI/26-27/000001 of Konkan Roadways written off: Too small to chase' }],
    });
    expect(await outstanding('RECEIPT')).toEqual([1_00_000_00 - 120_00]);
    expect(await trialBalance(api.db)).toEqual({ ...before, 1200: 1_00_000_00 - 120_00, 6200: 120_00 });
  });

  it("of a vendor's bill is other income", async () => {
    const before = await trialBalance(api.db);
    const waiting = await asked({ direction: 'PAYMENT', invoiceId: billId, amountMinor: 75_50 });

    (await approve(waiting)).expect(200);

    expect(await trialBalance(api.db)).toEqual({ ...before, 2100: -60_000_00 + 75_50, 4900: -75_50 });
  });

  it('is approved by nobody without that right, and not by who asked', async () => {
    const waiting = await asked();
    const { id, version } = waiting;
    const own: Settlement = (
      await post(
        '/settlement/write-off',
        { direction: 'PAYMENT', invoiceId: billId, amountMinor: 1_00, reason: 'Rounding' },
        'ADMIN',
      )
    ).expect(201).data;

    const byAccounts = await post('/settlement/approve', { id, version });
    const byAsker = await approve(own);

    expect(byAccounts.status).toBe(403);
    expect(byAsker.problem).toMatchObject({ status: 409, code: 'own_write_off' });
  });

  it('that is refused says why, posts nothing, and may be asked for again', async () => {
    const before = await trialBalance(api.db);
    const { id, version } = await asked();

    const refused: Settlement = (
      await post('/settlement/refuse', { id, version, reason: 'Ring him first' }, 'ADMIN')
    ).expect(200).data;
    const decided = await approve(refused);

    expect(refused).toMatchObject({ status: 'REFUSED', refuseReason: 'Ring him first', vouchers: [] });
    expect(decided.problem).toMatchObject({ status: 409, code: 'not_waiting' });
    expect((await reverse(refused)).problem).toMatchObject({ status: 409, code: 'not_posted' });
    expect(await trialBalance(api.db)).toEqual(before);
    expect((await asked()).number).toBe('WO/26-27/000002');
  });

  it('waits once for a document', async () => {
    await asked();

    expect((await ask()).problem).toMatchObject({ status: 409, code: 'write_off_waits' });
  });

  it('is refused once the document was settled meanwhile', async () => {
    const waiting = await asked({ amountMinor: 50_000_00 });
    (await setOff()).expect(201);

    const { problem } = await approve(waiting);

    expect(problem).toMatchObject({ status: 422, code: 'over_allocated', errors: [{ field: 'amountMinor' }] });
  });

  it('of two administrators who decide at once one is told that it was decided', async () => {
    const waiting = await asked();
    const { id, version } = waiting;

    const answers = await Promise.all([
      approve(waiting),
      post('/settlement/refuse', { id, version, reason: 'Ring him first' }, 'ADMIN'),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('taken back leaves the invoice outstanding again', async () => {
    const before = await trialBalance(api.db);
    const posted: Settlement = (await approve(await asked())).expect(200).data;

    (await reverse(posted)).expect(200);

    expect(await outstanding('RECEIPT')).toEqual([1_00_000_00]);
    expect(await trialBalance(api.db)).toEqual(before);
  });
});

it('the list tells what waits, newest first, and of whom', async () => {
  (await setOff()).expect(201);
  await asked();

  const all = await api.get('/settlement/list', { as: 'ACCOUNT' });
  const waiting = await api.get(`/settlement/list?status=PENDING_APPROVAL&partyId=${partyId}`, { as: 'ACCOUNT' });
  const found = await api.get('/settlement/list?q=konkan', { as: 'ACCOUNT' });

  const numbersOf = ({ body }: TestAnswer) => body.data.map(({ number }: { number: string }) => number);
  expect(numbersOf(all)).toEqual(['WO/26-27/000001', 'SO/26-27/000001']);
  expect(numbersOf(waiting)).toEqual(['WO/26-27/000001']);
  expect(numbersOf(found)).toHaveLength(2);
});

it('what was posted stays as it is, whoever asks the store', async () => {
  (await setOff()).expect(201);

  const change = sql`update settlement set amount_minor = amount_minor + 1, version = version + 1`.execute(api.db);

  await expect(change).rejects.toThrow(/can be taken back, never changed/);
});
