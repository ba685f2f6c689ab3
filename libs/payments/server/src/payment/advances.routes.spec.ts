import type { Payment } from '@freightdesk/payments-contract';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { PaymentDesk, paymentsAlone } from './payment-desk.builder';

let api: TestApi;
let desk: PaymentDesk<TestAnswer>;
let invoiceId: string;

beforeAll(async () => {
  api = await startApi(paymentsAlone);
  desk = new PaymentDesk(api, testActors.ACCOUNT);
});
afterAll(() => api.close());
beforeEach(async () => {
  await desk.startAnew();
  invoiceId = await desk.books.addInvoice(desk.partyId);
});
afterEach(async () => expect(await desk.broken()).toEqual([]));

const billed = 1_18_000_00;

const allocate = (payment: Payment, amountMinor: number, to = invoiceId): Promise<TestAnswer> =>
  desk.allocate(payment, [{ invoiceId: to, amountMinor }]);

const owed = async () => (await desk.owed()).map(([, outstandingMinor]) => outstandingMinor);

describe('allocating an advance', () => {
  it('moves it from customer advances onto the invoice, today', async () => {
    const advance = await desk.added({ amountMinor: 1_00_000_00 });

    const after: Payment = (await allocate(advance, 60_000_00)).expect(200).data;

    expect(after).toMatchObject({ allocatedPaise: 60_000_00, unallocatedPaise: 40_000_00, version: 2 });
    expect(after.allocations).toMatchObject([{ amountMinor: 60_000_00, date: '2026-06-01' }]);
    expect(after.vouchers.map(({ date, narration }) => [date, narration])).toEqual([
      ['2026-05-20', 'Received from Coastal Spices Exports, NEFT UTR 000123456789'],
      ['2026-06-01', 'Advance of RC/26-27/000001 allocated to SI/26-27/000001'],
    ]);
    expect(await desk.balances()).toEqual({
      '1010': 1_00_000_00,
      '1200': billed - 60_000_00,
      '2150': -40_000_00,
      '4000': -billed,
    });
    expect(await owed()).toEqual([billed - 60_000_00]);
  });

  it('of dollars in three parts leaves nothing in either currency, and each part its gain', async () => {
    const terms = { currency: 'USD', exchangeRate: '83.50', totalMinor: 1_000_00, totalPaise: 83_500_01 } as const;
    const inDollars = await desk.books.addInvoice(desk.partyId, terms);
    let payment = await desk.added({ currency: 'USD', exchangeRate: '84.1033', amountMinor: 1_000_00 });

    for (const part of [333_33, 333_33, 333_34]) payment = (await allocate(payment, part, inDollars)).expect(200).data;

    expect(payment).toMatchObject({ unallocatedMinor: 0, unallocatedPaise: 0, fxGainPaise: 84_103_30 - 83_500_01 });
    expect(await desk.balances()).toEqual({
      '1010': 84_103_30,
      '1200': billed,
      '4000': -billed - 83_500_01,
      '7000': -(84_103_30 - 83_500_01),
    });
  });

  it('more than is left is refused', async () => {
    const advance = await desk.added({
      amountMinor: 1_00_000_00,
      allocations: [{ invoiceId, amountMinor: 90_000_00 }],
    });

    const answer = await allocate(advance, 10_000_01);

    expect(answer.problem).toMatchObject({ status: 422, code: 'over_allocated', errors: [{ field: 'allocations' }] });
    expect(await owed()).toEqual([28_000_00]);
  });

  it('on an older state is refused and shows the receipt as it is', async () => {
    const advance = await desk.added();
    (await allocate(advance, 1_00)).expect(200);

    const answer = await allocate(advance, 1_00);

    expect(answer.problem).toMatchObject({ status: 409, code: 'stale_version', current: { version: 2 } });
    expect(await owed()).toEqual([billed - 1_00]);
  });

  it('is not for those outside accounts', async () => {
    const { id, version } = await desk.added();

    const answer = await api.post('/payment/allocate', { id, version, allocations: [] }, { as: 'DOMESTIC' });

    expect(answer.status).toBe(403);
  });
});

describe('reversing a receipt', () => {
  it('mirrors every voucher, takes back every allocation and keeps the number', async () => {
    const books0 = await desk.balances();
    const receipt = await desk.added({ tdsPaise: 1_000_00, allocations: [{ invoiceId, amountMinor: 50_000_00 }] });
    const used: Payment = (await allocate(receipt, 20_000_00)).expect(200).data;

    const after: Payment = (await desk.reverse(used)).expect(200).data;

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
    expect(await desk.balances()).toEqual(books0);
    expect(await owed()).toEqual([billed]);
  });

  it('a second time, or allocating it afterwards, is refused', async () => {
    const reversed: Payment = (await desk.reverse(await desk.added())).expect(200).data;

    const again = await desk.reverse(reversed);
    const used = await allocate(reversed, 1_00);

    expect(again.problem).toMatchObject({ status: 409, code: 'payment_reversed' });
    expect(used.problem).toMatchObject({ status: 409, code: 'payment_reversed' });
    expect(await owed()).toEqual([billed]);
  });

  it('by two people at once happens once', async () => {
    const receipt = await desk.added();

    const answers = await Promise.all([desk.reverse(receipt), desk.reverse(receipt), desk.reverse(receipt)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('bears today, so a cheque of a month since locked can still come back', async () => {
    const receipt = await desk.added();
    const lock = { month: '2026-05-01', lockedAt: api.clock.now(), lockedBy: testActors.ADMIN.userId };
    await api.db.insertInto('periodLock').values(lock).execute();

    const after: Payment = (await desk.reverse(receipt)).expect(200).data;

    expect(after.vouchers.map(({ date }) => date)).toEqual(['2026-05-20', '2026-06-01']);
  });

  it('leaves other receipts alone, and its invoice can be paid again', async () => {
    const other = await desk.added({ amountMinor: 10_00, allocations: [{ invoiceId, amountMinor: 10_00 }] });
    (await desk.reverse(await desk.added({ allocations: [{ invoiceId, amountMinor: billed - 10_00 }] }))).expect(200);

    await desk.added({ allocations: [{ invoiceId, amountMinor: billed - 10_00 }] });

    expect(await owed()).toEqual([]);
    expect((await api.get(`/payment/get?id=${other.id}`, { as: 'ACCOUNT' })).data).toEqual(other);
  });

  it('needs a reason and is audited with it', async () => {
    const receipt = await desk.added();
    expect((await desk.reverse(receipt, '')).status).toBe(422);

    (await desk.reverse(receipt, 'Entered twice')).expect(200);

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
