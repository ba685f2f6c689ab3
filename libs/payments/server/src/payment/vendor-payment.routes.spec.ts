import type { Payment } from '@freightdesk/payments-contract';
import { vendorPaymentInput } from '@freightdesk/payments-contract/testing';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { portsOf } from './payments-ports.builder';
import { type TradeBooks, tradeBooks, trialBalance } from './trade-books.builder';
import { registerPayments } from '../register-payments';
import { paymentInvariants } from '../verify/payment-invariants';

let api: TestApi;
let books: TradeBooks;
let bankId: string;
let partyId: string;
let billId: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerPayments(kit, portsOf()), now: '2026-06-01T06:00:00Z' });
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.startAnew();
  books = tradeBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  bankId = await books.addBank();
  partyId = await books.addParty('Konkan Roadways', { roles: ['VENDOR'], tdsNature: 'CONTRACT' });
  billId = await books.addBill(partyId);
});

afterEach(async () => {
  const broken = await Promise.all(paymentInvariants.map(({ broken: find }) => find(api.db)));
  expect(broken.flat()).toEqual([]);
});

const billed = 1_18_000_00;
const post = (path: string, body: object): Promise<TestAnswer> => api.post(path, body, { as: 'ACCOUNT' });

const pay = (changes: Parameters<typeof vendorPaymentInput>[0] = {}) =>
  post('/payment/add', vendorPaymentInput({ bankId, partyId, ...changes }));
const paid = async (changes: Parameters<typeof vendorPaymentInput>[0] = {}): Promise<Payment> =>
  (await pay(changes)).expect(201).data;

const allocate = ({ id, version }: Payment, allocations: { invoiceId: string; amountMinor: number }[]) =>
  post('/payment/allocate', { id, version, allocations });

const owed = async (): Promise<[string, number][]> =>
  (await api.get(`/payment/outstanding?partyId=${partyId}&direction=PAYMENT`, { as: 'ACCOUNT' })).data.map(
    ({ number, outstandingMinor }: { number: string; outstandingMinor: number }) => [number, outstandingMinor],
  );

const standing = async (id = billId) =>
  (await api.db.selectFrom('purchaseInvoice').select('standing').where('id', '=', id).executeTakeFirstOrThrow())
    .standing;

describe('paying a vendor', () => {
  it('settles his bill out of the bank, under a number of its own series, the charges of the bank being a cost', async () => {
    const payment = await paid({
      amountMinor: billed + 59_00,
      bankChargesPaise: 59_00,
      allocations: [{ invoiceId: billId, amountMinor: billed }],
    });

    expect(payment).toMatchObject({
      number: 'PV/26-27/000001',
      direction: 'PAYMENT',
      allocatedPaise: billed,
      unallocatedPaise: 0,
      allocations: [{ invoice: { id: billId, number: 'PI/26-27/000001', supplierNumber: 'BILL PI/26-27/000001' } }],
      vouchers: [{ narration: 'Paid to Konkan Roadways, NEFT UTR 000123456789' }],
    });
    expect(await trialBalance(api.db)).toEqual({ '1010': -billed - 59_00, '5000': billed, '6090': 59_00 });
    expect(await owed()).toEqual([]);
    expect(await standing()).toBe('PAID');
  });

  it('in part leaves the rest outstanding, and reversed leaves all of it and the books as they were', async () => {
    const before = await trialBalance(api.db);
    const payment = await paid({
      amountMinor: 60_000_00,
      allocations: [{ invoiceId: billId, amountMinor: 50_000_00 }],
    });
    expect([await owed(), await standing()]).toEqual([[['PI/26-27/000001', 68_000_00]], 'PARTLY_PAID']);

    const { id, version } = payment;
    (await post('/payment/reverse', { id, version, reason: 'The cheque was stopped' })).expect(200);

    expect(await trialBalance(api.db)).toEqual(before);
    expect([await owed(), await standing()]).toEqual([[['PI/26-27/000001', billed]], 'POSTED']);
  });

  it('settles bills alone, and a receipt invoices alone', async () => {
    const invoiceId = await books.addInvoice(partyId);

    const answers = [
      await pay({ allocations: [{ invoiceId, amountMinor: 1 }] }),
      await pay({ direction: 'RECEIPT', allocations: [{ invoiceId: billId, amountMinor: 1 }] }),
    ];

    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
      [422, 'invoice_not_open'],
      [422, 'invoice_not_open'],
    ]);
  });

  it('ten that would each pay the same bill in full pay it once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        pay({ amountMinor: billed, allocations: [{ invoiceId: billId, amountMinor: billed }] }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(422)]);
    expect(await standing()).toBe('PAID');
  });

  it('above what is outstanding, in another currency and to another vendor is refused', async () => {
    const codes = [
      await pay({ amountMinor: 2_00_000_00, allocations: [{ invoiceId: billId, amountMinor: billed + 1 }] }),
      await pay({ currency: 'USD', exchangeRate: '83.50', allocations: [{ invoiceId: billId, amountMinor: 1 }] }),
      await pay({
        partyId: await books.addParty('Deccan Tools'),
        allocations: [{ invoiceId: billId, amountMinor: 1 }],
      }),
    ].map(({ status, problem }) => [status, problem.code]);

    expect(codes).toEqual([
      [422, 'over_allocated'],
      [422, 'currency_mismatch'],
      [422, 'other_party'],
    ]);
  });
});

describe("a vendor's advance", () => {
  it("withholds TDS under his nature, is the vendor's with it, and settles a bill later", async () => {
    const advance = await paid({ amountMinor: 98_000_00, tdsPaise: 2_000_00 });
    expect(advance).toMatchObject({ allocatedPaise: 0, unallocatedPaise: 1_00_000_00, tdsPaise: 2_000_00 });
    expect(await trialBalance(api.db)).toMatchObject({ '1010': -98_000_00, '1260': 1_00_000_00, '2311': -2_000_00 });

    const after = (await allocate(advance, [{ invoiceId: billId, amountMinor: 1_00_000_00 }])).expect(200).data;

    expect(after).toMatchObject({ allocatedPaise: 1_00_000_00, unallocatedPaise: 0, version: 2 });
    expect(await trialBalance(api.db)).toEqual({
      '1010': -98_000_00,
      '2100': -18_000_00,
      '2311': -2_000_00,
      '5000': billed,
    });
  });

  it('has no TDS where it settles a bill at once, nor where the vendor has no nature', async () => {
    const answers = [
      await pay({ tdsPaise: 1_00, allocations: [{ invoiceId: billId, amountMinor: 10_00 }] }),
      await pay({ tdsPaise: 1_00, partyId: await books.addParty('Deccan Tools') }),
    ];

    expect(answers.map(({ status, problem }) => [status, problem.code, problem.errors?.[0]?.field])).toEqual([
      [422, 'tds_of_advance', 'tdsPaise'],
      [422, 'no_tds_nature', 'tdsPaise'],
    ]);
  });
});

describe('what a vendor owes us', () => {
  const debit = { totalMinor: -4_000_00 };

  it('is set against his other bill within one payment', async () => {
    const owing = await books.addBill(partyId, debit);
    expect(await owed()).toContainEqual(['PI/26-27/000002', -4_000_00]);

    const payment = await paid({
      amountMinor: billed - 4_000_00,
      allocations: [
        { invoiceId: billId, amountMinor: billed },
        { invoiceId: owing, amountMinor: -4_000_00 },
      ],
    });

    expect(payment).toMatchObject({ allocatedPaise: billed - 4_000_00, unallocatedPaise: 0 });
    expect([await owed(), await standing(), await standing(owing)]).toEqual([[], 'PAID', 'PAID']);
    expect((await trialBalance(api.db))['2100']).toBeUndefined();
  });

  it('is set off by a later allocation that moves no money, and is taken back with the payment', async () => {
    const owing = await books.addBill(partyId, debit);
    const payment = await paid({
      amountMinor: 10_000_00,
      allocations: [{ invoiceId: billId, amountMinor: 10_000_00 }],
    });

    const after = (
      await allocate(payment, [
        { invoiceId: billId, amountMinor: 4_000_00 },
        { invoiceId: owing, amountMinor: -4_000_00 },
      ])
    ).expect(200).data;
    expect([await owed(), await standing(owing)]).toEqual([[['PI/26-27/000001', 1_04_000_00]], 'PAID']);

    (await post('/payment/reverse', { id: after.id, version: after.version, reason: 'Sent twice' })).expect(200);
    expect([await owed(), await standing(owing)]).toEqual([
      [
        ['PI/26-27/000001', billed],
        ['PI/26-27/000002', -4_000_00],
      ],
      'POSTED',
    ]);
  });

  it('cannot be more than all that is paid', async () => {
    const owing = await books.addBill(partyId, debit);

    const answer = await pay({ allocations: [{ invoiceId: owing, amountMinor: -4_000_00 }] });

    expect(answer.problem).toMatchObject({ status: 422, code: 'below_nothing', errors: [{ field: 'allocations' }] });
  });
});

describe('a bill in dollars', () => {
  it('ends at nothing in both currencies however its parts are paid, and what the rates differ by is a loss', async () => {
    const id = await books.addBill(partyId, {
      ...{ currency: 'USD', exchangeRate: '83.50', totalMinor: 1_000_01, totalPaise: 83_500_84 },
    });
    const ahead = await paid({ currency: 'USD', exchangeRate: '84.00', amountMinor: 333_33 });
    (await allocate(ahead, [{ invoiceId: id, amountMinor: 333_33 }])).expect(200);

    const rest = await paid({
      ...{ currency: 'USD', exchangeRate: '84.10', amountMinor: 666_68 },
      allocations: [{ invoiceId: id, amountMinor: 666_68 }],
    });

    expect(rest.fxGainPaise).toBeLessThan(0);
    expect(await standing(id)).toBe('PAID');
    expect(await trialBalance(api.db)).toMatchObject({ '2100': -billed });
    expect((await trialBalance(api.db))['1260']).toBeUndefined();
  });
});

describe('a payment of which nothing is left', () => {
  it('still sets what the vendor owes us against his other bills, and takes both off together', async () => {
    const payment = await paid({ amountMinor: billed, allocations: [{ invoiceId: billId, amountMinor: billed }] });
    const debit = await books.addBill(partyId, { totalMinor: -400_00 });
    const other = await books.addBill(partyId, { totalMinor: 1_000_00 });
    const before = await trialBalance(api.db);

    const after: Payment = (
      await allocate(payment, [
        { invoiceId: debit, amountMinor: -400_00 },
        { invoiceId: other, amountMinor: 400_00 },
      ])
    ).expect(200).data;

    expect(after).toMatchObject({ unallocatedMinor: 0 });
    expect((await owed()).map(([, minor]) => minor)).toEqual([600_00]);
    expect(await trialBalance(api.db)).toEqual(before);
    const off = { id: payment.id, version: after.version, reason: 'It was settled otherwise' };
    const alone = await post('/payment/deallocate', { ...off, invoiceIds: [debit] });
    expect(alone.problem).toMatchObject({ status: 422, code: 'over_allocated' });
    (await post('/payment/deallocate', { ...off, invoiceIds: [other, debit] })).expect(200);
    expect((await owed()).map(([, minor]) => minor).sort()).toEqual([-400_00, 1_000_00]);
  });
});

describe('cash', () => {
  it('above ten thousand to one vendor in a day is paid and warned of, to a transporter above thirty-five', async () => {
    const transporter = await books.addParty('Ghat Carriers', { roles: ['VENDOR', 'TRANSPORTER'] });
    const cash = { mode: 'CASH', amountMinor: 8_000_00 } as const;
    const warned = async (changes: Parameters<typeof vendorPaymentInput>[0]) =>
      (await pay({ ...cash, ...changes })).expect(201).body.warnings;

    expect(await warned({})).toEqual([]);
    expect(await warned({})).toEqual([
      {
        field: 'amountMinor',
        message:
          'Cash above 10,000.00 to one person in a day is not deducted as a cost (Income-tax Act, s.40A(3)); 8,000.00 went before.',
      },
    ]);
    expect(await warned({ partyId: transporter, amountMinor: 35_000_00 })).toEqual([]);
  });
});
