import type { AddPaymentInput, Payment } from '@freightdesk/payments-contract';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { PaymentDesk, paymentsAlone } from './payment-desk.builder';

let api: TestApi;
let desk: PaymentDesk<TestAnswer>;
let billId: string;

beforeAll(async () => {
  api = await startApi(paymentsAlone);
  desk = new PaymentDesk(api, testActors.ACCOUNT);
});
afterAll(() => api.close());
beforeEach(async () => {
  await desk.startAnew('Konkan Roadways', { roles: ['VENDOR'], tdsNature: 'CONTRACT' });
  billId = await desk.books.addBill(desk.partyId);
});
afterEach(async () => expect(await desk.broken()).toEqual([]));

const billed = 1_18_000_00;

const pay = (changes: Partial<AddPaymentInput> = {}) =>
  desk.add({ direction: 'PAYMENT', amountMinor: 50_000_00, ...changes });
const paid = async (changes: Partial<AddPaymentInput> = {}): Promise<Payment> => (await pay(changes)).expect(201).data;
const owed = () => desk.owed('PAYMENT');

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
    expect(await desk.balances()).toEqual({ '1010': -billed - 59_00, '5000': billed, '6090': 59_00 });
    expect(await owed()).toEqual([]);
    expect(await standing()).toBe('PAID');
  });

  it('in part leaves the rest outstanding, and reversed leaves all of it and the books as they were', async () => {
    const before = await desk.balances();
    const payment = await paid({
      amountMinor: 60_000_00,
      allocations: [{ invoiceId: billId, amountMinor: 50_000_00 }],
    });
    expect([await owed(), await standing()]).toEqual([[['PI/26-27/000001', 68_000_00]], 'PARTLY_PAID']);

    const { id, version } = payment;
    (await desk.reverse({ id, version }, 'The cheque was stopped')).expect(200);

    expect(await desk.balances()).toEqual(before);
    expect([await owed(), await standing()]).toEqual([[['PI/26-27/000001', billed]], 'POSTED']);
  });

  it('settles bills alone, and a receipt invoices alone', async () => {
    const invoiceId = await desk.books.addInvoice(desk.partyId);

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
        partyId: await desk.books.addParty('Deccan Tools'),
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
    expect(await desk.balances()).toMatchObject({ '1010': -98_000_00, '1260': 1_00_000_00, '2311': -2_000_00 });

    const after = (await desk.allocate(advance, [{ invoiceId: billId, amountMinor: 1_00_000_00 }])).expect(200).data;

    expect(after).toMatchObject({ allocatedPaise: 1_00_000_00, unallocatedPaise: 0, version: 2 });
    expect(await desk.balances()).toEqual({
      '1010': -98_000_00,
      '2100': -18_000_00,
      '2311': -2_000_00,
      '5000': billed,
    });
  });

  it('has no TDS where it settles a bill at once, nor where the vendor has no nature', async () => {
    const answers = [
      await pay({ tdsPaise: 1_00, allocations: [{ invoiceId: billId, amountMinor: 10_00 }] }),
      await pay({ tdsPaise: 1_00, partyId: await desk.books.addParty('Deccan Tools') }),
      await pay({ amountMinor: 98_00, tdsPaise: 200_00 }),
    ];

    expect(answers.map(({ status, problem }) => [status, problem.code, problem.errors?.[0]?.field])).toEqual([
      [422, 'tds_of_advance', 'tdsPaise'],
      [422, 'no_tds_nature', 'tdsPaise'],
      [422, 'tds_over_paid', 'tdsPaise'],
    ]);
  });
});

describe('what a vendor owes us', () => {
  const debit = { totalMinor: -4_000_00 };

  it('is set against his other bill within one payment', async () => {
    const owing = await desk.books.addBill(desk.partyId, debit);
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
    expect((await desk.balances())['2100']).toBeUndefined();
  });

  it('is set off by a later allocation that moves no money, and is taken back with the payment', async () => {
    const owing = await desk.books.addBill(desk.partyId, debit);
    const payment = await paid({
      amountMinor: 10_000_00,
      allocations: [{ invoiceId: billId, amountMinor: 10_000_00 }],
    });

    const after = (
      await desk.allocate(payment, [
        { invoiceId: billId, amountMinor: 4_000_00 },
        { invoiceId: owing, amountMinor: -4_000_00 },
      ])
    ).expect(200).data;
    expect([await owed(), await standing(owing)]).toEqual([[['PI/26-27/000001', 1_04_000_00]], 'PAID']);

    (await desk.reverse(after, 'Sent twice')).expect(200);
    expect([await owed(), await standing(owing)]).toEqual([
      [
        ['PI/26-27/000001', billed],
        ['PI/26-27/000002', -4_000_00],
      ],
      'POSTED',
    ]);
  });

  it('cannot be more than all that is paid', async () => {
    const owing = await desk.books.addBill(desk.partyId, debit);

    const answer = await pay({ allocations: [{ invoiceId: owing, amountMinor: -4_000_00 }] });

    expect(answer.problem).toMatchObject({ status: 422, code: 'below_nothing', errors: [{ field: 'allocations' }] });
  });
});

describe('a bill in dollars', () => {
  it('ends at nothing in both currencies however its parts are paid, and what the rates differ by is a loss', async () => {
    const id = await desk.books.addBill(desk.partyId, {
      ...{ currency: 'USD', exchangeRate: '83.50', totalMinor: 1_000_01, totalPaise: 83_500_84 },
    });
    const ahead = await paid({ currency: 'USD', exchangeRate: '84.00', amountMinor: 333_33 });
    (await desk.allocate(ahead, [{ invoiceId: id, amountMinor: 333_33 }])).expect(200);

    const rest = await paid({
      ...{ currency: 'USD', exchangeRate: '84.10', amountMinor: 666_68 },
      allocations: [{ invoiceId: id, amountMinor: 666_68 }],
    });

    expect(rest.fxGainPaise).toBeLessThan(0);
    expect(await standing(id)).toBe('PAID');
    expect(await desk.balances()).toMatchObject({ '2100': -billed });
    expect((await desk.balances())['1260']).toBeUndefined();
  });
});

describe('what goes to a vendor abroad ahead of his bill', () => {
  let ahead: Partial<AddPaymentInput>;

  beforeEach(async () => {
    const partyId = await desk.books.addParty('Rotterdam Agency', { roles: ['VENDOR'], country: 'NL' });
    ahead = { partyId, currency: 'USD', exchangeRate: '84.10', amountMinor: 1_000_00 };
  });

  const onRecord = () => desk.books.addRemittanceTerms(ahead.partyId ?? '');

  it('waits for the rate and the treaty of the vendor', async () => {
    const { problem } = (await pay({ ...ahead, form15ca: 'CA123456789' })).expect(422);
    expect(problem).toMatchObject({ code: 'remittance_missing', errors: [{ field: 'partyId' }] });
  });

  it('waits for form 15CA', async () => {
    await onRecord();
    const { problem } = (await pay(ahead)).expect(422);
    expect(problem).toMatchObject({ code: 'remittance_missing', errors: [{ field: 'form15ca' }] });
    expect(await api.db.selectFrom('payment').select('id').execute()).toEqual([]);
  });

  it('goes under the form, which is kept with it', async () => {
    await onRecord();
    expect(await paid({ ...ahead, form15ca: 'CA123456789' })).toMatchObject({
      form15ca: 'CA123456789',
      unallocatedMinor: 1_000_00,
    });
  });

  it('is asked of nobody within the country, where a form would say nothing', async () => {
    expect(await paid({ amountMinor: 1_000_00, form15ca: 'CA123456789' })).toMatchObject({ form15ca: null });
  });
});

it('dated before its bank is in the books is taken, and tells that it is within the opening balance', async () => {
  const { warnings } = (await pay({ date: '2026-03-31', amountMinor: 100_00 })).expect(201).body;

  expect(warnings).toEqual([{ field: 'date', message: expect.stringContaining('begins in the books on') }]);
});

it('tells of the reference that another payment of the same bank bears already', async () => {
  const warningsAt = async (reference: string) =>
    (await pay({ reference, amountMinor: 100_00 })).expect(201).body.warnings;
  const { data: first } = (await pay({ reference: 'HDFCN52026 1124', amountMinor: 100_00 })).expect(201).body;

  const again = await warningsAt('hdfcn5-20261124');

  expect(again).toEqual([{ field: 'reference', message: expect.stringContaining(`${first.number} of `) }]);
  expect(await warningsAt('HDFCN5-20261125')).toEqual([]);
});

describe('a dollar account', () => {
  it('gives its money up at what the books kept it at: empty, it is zero in both currencies, whatever the rates were', async () => {
    const dollars = { bankId: await desk.books.addBank({ currency: 'USD' }), currency: 'USD' } as const;
    const lent = { direction: 'RECEIPT', partyId: undefined, accountCode: '2400' } as const;
    await desk.added({ ...dollars, ...lent, exchangeRate: '83.50', amountMinor: 1_000_00 });

    const ahead = await paid({ ...dollars, exchangeRate: '84.00', amountMinor: 600_00 });
    const spent = { direction: 'EXPENSE', partyId: undefined, accountCode: '6020' } as const;
    await desk.added({ ...dollars, ...spent, exchangeRate: '85.00', amountMinor: 400_00 });

    expect(ahead).toMatchObject({ bankAmountPaise: 50_400_00, fxGainPaise: 0 });
    const balances = await desk.balances();
    expect(balances).toMatchObject({ '1260': 50_400_00, '6020': 34_000_00, '7000': -300_00 - 600_00 });
    expect(balances['1020']).toBeUndefined();
  });
});

describe('a payment of which nothing is left', () => {
  it('still sets what the vendor owes us against his other bills, and takes both off together', async () => {
    const payment = await paid({ amountMinor: billed, allocations: [{ invoiceId: billId, amountMinor: billed }] });
    const debit = await desk.books.addBill(desk.partyId, { totalMinor: -400_00 });
    const other = await desk.books.addBill(desk.partyId, { totalMinor: 1_000_00 });
    const before = await desk.balances();

    const after: Payment = (
      await desk.allocate(payment, [
        { invoiceId: debit, amountMinor: -400_00 },
        { invoiceId: other, amountMinor: 400_00 },
      ])
    ).expect(200).data;

    expect(after).toMatchObject({ unallocatedMinor: 0 });
    expect((await owed()).map(([, minor]) => minor)).toEqual([600_00]);
    expect(await desk.balances()).toEqual(before);
    const off = { id: payment.id, version: after.version, reason: 'It was settled otherwise' };
    const alone = await desk.post('deallocate', { ...off, invoiceIds: [debit] });
    expect(alone.problem).toMatchObject({ status: 422, code: 'over_allocated' });
    (await desk.post('deallocate', { ...off, invoiceIds: [other, debit] })).expect(200);
    expect((await owed()).map(([, minor]) => minor).sort()).toEqual([-400_00, 1_000_00]);
  });
});

describe('cash', () => {
  it('above ten thousand to one vendor in a day is paid and warned of, to a transporter above thirty-five', async () => {
    const transporter = await desk.books.addParty('Ghat Carriers', { roles: ['VENDOR', 'TRANSPORTER'] });
    const cash = { mode: 'CASH', amountMinor: 8_000_00 } as const;
    const warned = async (changes: Partial<AddPaymentInput>) =>
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
