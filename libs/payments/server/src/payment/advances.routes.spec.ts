import type { Payment } from '@freightdesk/payments-contract';
import { receiptInput } from '@freightdesk/payments-contract/testing';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { portsOf } from './payments-ports.builder';
import { type TradeBooks, tradeBooks, trialBalance } from './trade-books.builder';
import { registerPayments } from '../register-payments';
import { paymentInvariants } from '../verify/payment-invariants';

let api: TestApi;
let books: TradeBooks;
let bankId: string;
let partyId: string;
let invoiceId: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerPayments(kit, portsOf()), now: '2026-06-01T06:00:00Z' });
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.startAnew();
  books = tradeBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  bankId = await books.addBank();
  partyId = await books.addParty();
  invoiceId = await books.addInvoice(partyId);
});

afterEach(async () => {
  const broken = await Promise.all(paymentInvariants.map(({ broken: find }) => find(api.db)));
  expect(broken.flat()).toEqual([]);
});

const billed = 1_18_000_00;
const post = (path: string, body: object): Promise<TestAnswer> => api.post(path, body, { as: 'ACCOUNT' });

const added = async (changes: Parameters<typeof receiptInput>[0] = {}): Promise<Payment> =>
  (await post('/payment/add', receiptInput({ bankId, partyId, ...changes }))).expect(201).data;

const allocate = ({ id, version }: Payment, amountMinor: number, to = invoiceId): Promise<TestAnswer> =>
  post('/payment/allocate', { id, version, allocations: [{ invoiceId: to, amountMinor }] });

const reverse = ({ id, version }: Payment, reason = 'The cheque came back'): Promise<TestAnswer> =>
  post('/payment/reverse', { id, version, reason });

const owed = async (): Promise<number[]> =>
  (await api.get(`/payment/outstanding?partyId=${partyId}`, { as: 'ACCOUNT' })).data.map(
    ({ outstandingMinor }: { outstandingMinor: number }) => outstandingMinor,
  );

describe('allocating an advance', () => {
  it('moves it from customer advances onto the invoice, today', async () => {
    const advance = await added({ amountMinor: 1_00_000_00 });

    const after: Payment = (await allocate(advance, 60_000_00)).expect(200).data;

    expect(after).toMatchObject({ allocatedPaise: 60_000_00, unallocatedPaise: 40_000_00, version: 2 });
    expect(after.allocations).toMatchObject([{ amountMinor: 60_000_00, date: '2026-06-01' }]);
    expect(after.vouchers.map(({ date, narration }) => [date, narration])).toEqual([
      ['2026-05-20', 'Received from Coastal Spices Exports, NEFT UTR 000123456789'],
      ['2026-06-01', 'Advance of RC/26-27/000001 allocated to SI/26-27/000001'],
    ]);
    expect(await trialBalance(api.db)).toEqual({
      '1010': 1_00_000_00,
      '1200': billed - 60_000_00,
      '2150': -40_000_00,
      '4000': -billed,
    });
    expect(await owed()).toEqual([billed - 60_000_00]);
  });

  it('of dollars in three parts leaves nothing in either currency, and each part its gain', async () => {
    const terms = { currency: 'USD', exchangeRate: '83.50', totalMinor: 1_000_00, totalPaise: 83_500_01 } as const;
    const inDollars = await books.addInvoice(partyId, terms);
    let payment = await added({ currency: 'USD', exchangeRate: '84.1033', amountMinor: 1_000_00 });

    for (const part of [333_33, 333_33, 333_34]) payment = (await allocate(payment, part, inDollars)).expect(200).data;

    expect(payment).toMatchObject({ unallocatedMinor: 0, unallocatedPaise: 0, fxGainPaise: 84_103_30 - 83_500_01 });
    expect(await trialBalance(api.db)).toEqual({
      '1010': 84_103_30,
      '1200': billed,
      '4000': -billed - 83_500_01,
      '7000': -(84_103_30 - 83_500_01),
    });
  });

  it('more than is left is refused', async () => {
    const advance = await added({ amountMinor: 1_00_000_00, allocations: [{ invoiceId, amountMinor: 90_000_00 }] });

    const answer = await allocate(advance, 10_000_01);

    expect(answer.problem).toMatchObject({ status: 422, code: 'over_allocated', errors: [{ field: 'allocations' }] });
    expect(await owed()).toEqual([28_000_00]);
  });

  it('on an older state is refused and shows the receipt as it is', async () => {
    const advance = await added();
    (await allocate(advance, 1_00)).expect(200);

    const answer = await allocate(advance, 1_00);

    expect(answer.problem).toMatchObject({ status: 409, code: 'stale_version', current: { version: 2 } });
    expect(await owed()).toEqual([billed - 1_00]);
  });

  it('is not for those outside accounts', async () => {
    const { id, version } = await added();

    const answer = await api.post('/payment/allocate', { id, version, allocations: [] }, { as: 'DOMESTIC' });

    expect(answer.status).toBe(403);
  });
});

describe('reversing a receipt', () => {
  it('mirrors every voucher, takes back every allocation and keeps the number', async () => {
    const books0 = await trialBalance(api.db);
    const receipt = await added({ tdsPaise: 1_000_00, allocations: [{ invoiceId, amountMinor: 50_000_00 }] });
    const used: Payment = (await allocate(receipt, 20_000_00)).expect(200).data;

    const after: Payment = (await reverse(used)).expect(200).data;

    expect(after).toMatchObject({
      number: 'RC/26-27/000001',
      status: 'REVERSED',
      reverseReason: 'The cheque came back',
      allocatedPaise: 0,
      unallocatedPaise: 0,
      version: 3,
    });
    expect(after.allocations.map(({ amountMinor }) => amountMinor)).toEqual([
      50_000_00, 20_000_00, -50_000_00, -20_000_00,
    ]);
    expect(after.vouchers.slice(2).map(({ reversesId }) => reversesId)).toEqual(
      after.vouchers.slice(0, 2).map(({ id }) => id),
    );
    expect(await trialBalance(api.db)).toEqual(books0);
    expect(await owed()).toEqual([billed]);
  });

  it('a second time, or allocating it afterwards, is refused', async () => {
    const reversed: Payment = (await reverse(await added())).expect(200).data;

    const again = await reverse(reversed);
    const used = await allocate(reversed, 1_00);

    expect(again.problem).toMatchObject({ status: 409, code: 'payment_reversed' });
    expect(used.problem).toMatchObject({ status: 409, code: 'payment_reversed' });
    expect(await owed()).toEqual([billed]);
  });

  it('by two people at once happens once', async () => {
    const receipt = await added();

    const answers = await Promise.all([reverse(receipt), reverse(receipt), reverse(receipt)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('bears today, so a cheque of a month since locked can still come back', async () => {
    const receipt = await added();
    const lock = { month: '2026-05-01', lockedAt: api.clock.now(), lockedBy: testActors.ADMIN.userId };
    await api.db.insertInto('periodLock').values(lock).execute();

    const after: Payment = (await reverse(receipt)).expect(200).data;

    expect(after.vouchers.map(({ date }) => date)).toEqual(['2026-05-20', '2026-06-01']);
  });

  it('leaves other receipts alone, and its invoice can be paid again', async () => {
    const other = await added({ amountMinor: 10_00, allocations: [{ invoiceId, amountMinor: 10_00 }] });
    (await reverse(await added({ allocations: [{ invoiceId, amountMinor: billed - 10_00 }] }))).expect(200);

    await added({ allocations: [{ invoiceId, amountMinor: billed - 10_00 }] });

    expect(await owed()).toEqual([]);
    expect((await api.get(`/payment/get?id=${other.id}`, { as: 'ACCOUNT' })).data).toEqual(other);
  });

  it('needs a reason and is audited with it', async () => {
    const receipt = await added();
    expect((await reverse(receipt, '')).status).toBe(422);

    (await reverse(receipt, 'Entered twice')).expect(200);

    const rows = await api.db
      .selectFrom('auditEvent')
      .select(['action', 'reason'])
      .where('recordId', '=', receipt.id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'add', reason: null },
      { action: 'reverse', reason: 'Entered twice' },
    ]);
  });
});
