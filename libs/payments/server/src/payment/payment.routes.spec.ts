import type { Payment } from '@freightdesk/payments-contract';
import { receiptCases, receiptInput } from '@freightdesk/payments-contract/testing';
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

const get = (path: string) => api.get(path, { as: 'ACCOUNT' });

const outstanding = async () => Object.fromEntries(await desk.owed());

const allOf = (amountMinor: number) => [{ invoiceId, amountMinor }];
const billed = 1_18_000_00;

describe('a receipt becomes what the form showed', () => {
  it.each(receiptCases)('$name', async ({ receipt, owed, expected }) => {
    const customer = await desk.books.addParty('Kaveri Traders');
    const allocations = await Promise.all(
      owed.map(async ({ given: amountMinor, ...invoice }) => ({
        invoiceId: await desk.books.addInvoice(customer, invoice),
        amountMinor,
      })),
    );

    const { status, body, problem } = await desk.add({ ...receipt, partyId: customer, allocations });

    const { allocatedMinor, unallocatedMinor } = body.data ?? {};
    const codes = problem?.errors?.map(({ code }) => code);
    expect(status === 201 ? { allocatedMinor, unallocatedMinor } : { refused: codes }).toEqual(expected);
  });
});

describe('recording a receipt', () => {
  it('settles the invoice with what reached the bank, the tax withheld and the charges', async () => {
    const receipt = await desk.added({
      amountMinor: billed - 2_010_00,
      tdsPaise: 2_000_00,
      bankChargesPaise: 10_00,
      allocations: allOf(billed),
    });

    expect(receipt).toMatchObject({
      number: 'RC/26-27/000001',
      status: 'POSTED',
      party: { id: desk.partyId, name: 'Coastal Spices Exports' },
      allocatedPaise: billed,
      unallocatedPaise: 0,
      fxGainPaise: 0,
      version: 1,
      allocations: [{ invoice: { id: invoiceId, number: 'SI/26-27/000001' }, amountMinor: billed }],
    });
    expect(await desk.balances()).toEqual({
      '1010': billed - 2_010_00,
      '1400': 2_000_00,
      '6090': 10_00,
      '4000': -billed,
    });
    expect(await outstanding()).toEqual({});
  });

  it('takes the GST within what the bank kept as credit, and gives it back where it is taken back', async () => {
    const before = await desk.balances();
    const chargesGst = { gstRate: '18', supply: 'INTRA', itcEligible: true } as const;
    const kept = { amountMinor: billed - 59_00, bankChargesPaise: 59_00, allocations: allOf(billed) };

    const refused = await desk.add({ ...kept, partyId: desk.partyId, chargesGst: { ...chargesGst, gstRate: '17' } });
    const receipt = await desk.added({ ...kept, chargesGst });

    expect(refused.expect(422).problem.errors).toMatchObject([
      { field: 'chargesGst.gstRate', code: 'rate_not_in_force' },
    ]);
    expect(receipt).toMatchObject({
      ...{ gstRate: '18', supply: 'INTRA', itcEligible: true, taxablePaise: 50_00, cgstPaise: 4_50, sgstPaise: 4_50 },
      ...{ igstPaise: 0, bankChargesPaise: 59_00, allocatedPaise: billed },
    });
    const credit = { '1310': 4_50, '1320': 4_50 };
    expect(await desk.balances()).toEqual({ '1010': billed - 59_00, ...credit, '6090': 50_00, '4000': -billed });
    const { id, version } = receipt;
    (await desk.reverse({ id, version }, 'The cheque came back')).expect(200);
    expect(await desk.balances()).toEqual(before);
  });

  it("keeps what no invoice takes as the customer's advance", async () => {
    const receipt = await desk.added({ amountMinor: 1_50_000_00, allocations: allOf(billed) });

    expect(receipt).toMatchObject({ allocatedPaise: billed, unallocatedPaise: 32_000_00 });
    expect(await desk.balances()).toEqual({ '1010': 1_50_000_00, '2150': -32_000_00, '4000': -billed });
  });

  it("settles dollars at the invoice's rate; the difference to the day's rate is exchange gain", async () => {
    const terms = { currency: 'USD', totalMinor: 1_000_00 } as const;
    const inDollars = await desk.books.addInvoice(desk.partyId, {
      ...terms,
      exchangeRate: '83.50',
      totalPaise: 83_500_00,
    });

    const receipt = await desk.added({
      currency: 'USD',
      exchangeRate: '84.10',
      amountMinor: 1_000_00,
      allocations: [{ invoiceId: inDollars, amountMinor: 1_000_00 }],
    });

    expect(receipt).toMatchObject({ bankAmountPaise: 84_100_00, fxGainPaise: 600_00, unallocatedMinor: 0 });
    expect(await desk.balances()).toMatchObject({ '1010': 84_100_00, '1200': billed, '7000': -600_00 });
  });

  it('of dollars books what the bank kept of their rupees, and leaves the dollars themselves whole', async () => {
    const dollars = {
      currency: 'USD',
      exchangeRate: '84.10',
      amountMinor: 1_000_00,
      bankChargesPaise: 590_00,
    } as const;
    const invoice = { currency: 'USD', totalMinor: 1_000_00, exchangeRate: '83.50', totalPaise: 83_500_00 } as const;
    const due = await desk.books.addInvoice(desk.partyId, invoice);

    const eefc = await desk.books.addBank({ currency: 'USD' });
    const apart = await desk.add({ ...dollars, bankId: eefc });
    const receipt = await desk.added({ ...dollars, allocations: [{ invoiceId: due, amountMinor: 400_00 }] });
    const rest = { id: receipt.id, version: 1, allocations: [{ invoiceId: due, amountMinor: 600_00 }] };
    const settled: Payment = (await desk.post('allocate', rest)).expect(200).data;

    expect(apart.problem.errors).toMatchObject([{ field: 'bankChargesPaise', code: 'charges_apart' }]);
    expect(receipt).toMatchObject({
      bankAmountPaise: 83_510_00,
      unallocatedMinor: 600_00,
      unallocatedPaise: 50_460_00,
    });
    expect(settled).toMatchObject({ unallocatedMinor: 0, unallocatedPaise: 0 });
    expect(await desk.balances()).toMatchObject({ '1010': 83_510_00, '6090': 590_00, '7000': -600_00 });
  });

  it('above what is outstanding names the invoice and by how much, and leaves everything as it was', async () => {
    const before = await desk.balances();

    const answer = await desk.add({ amountMinor: 2_00_000_00, allocations: allOf(billed + 1) });

    expect(answer.status).toBe(422);
    expect(answer.problem).toMatchObject({
      code: 'over_allocated',
      message: 'On SI/26-27/000001 1,18,000.00 is outstanding: this is 0.01 too much.',
      errors: [{ field: 'allocations.0.amountMinor', code: 'over_allocated' }],
    });
    expect(await desk.balances()).toEqual(before);
    expect(await outstanding()).toEqual({ 'SI/26-27/000001': billed });
    expect((await desk.added()).number).toBe('RC/26-27/000001');
  });

  it('above what was received is over-allocated too', async () => {
    const answer = await desk.add({ amountMinor: billed - 1, allocations: allOf(billed) });

    expect(answer.problem).toMatchObject({ status: 422, code: 'over_allocated', errors: [{ field: 'allocations' }] });
  });

  it('in another currency than the invoice is refused', async () => {
    const answer = await desk.add({ currency: 'USD', exchangeRate: '83.50', allocations: allOf(1) });

    expect(answer.problem).toMatchObject({
      status: 422,
      code: 'currency_mismatch',
      errors: [{ field: 'allocations.0.invoiceId' }],
    });
  });

  it("of one party does not settle another's invoice", async () => {
    const answer = await desk.add({ partyId: await desk.books.addParty('Deccan Tools'), allocations: allOf(1) });

    expect(answer.problem).toMatchObject({ status: 422, code: 'other_party' });
  });

  it('does not settle a cancelled invoice', async () => {
    const cancelled = await desk.books.addInvoice(desk.partyId, { status: 'CANCELLED' });

    const answer = await desk.add({ allocations: [{ invoiceId: cancelled, amountMinor: 1 }] });

    expect(answer.problem).toMatchObject({ status: 422, code: 'invoice_not_open' });
  });

  it('needs a bank that is there, is active and takes the currency, and a party that is there', async () => {
    const inactive = await desk.books.addBank({ active: false });
    const dollars = await desk.books.addBank({ currency: 'USD' });

    const codes = [
      await desk.add({ bankId: invoiceId }),
      await desk.add({ bankId: inactive }),
      await desk.add({ bankId: dollars }),
      await desk.add({ partyId: invoiceId }),
    ].map(({ status, problem }) => [status, problem.code]);

    expect(codes).toEqual([
      [422, 'unknown_bank'],
      [422, 'inactive_bank'],
      [422, 'bank_currency'],
      [422, 'unknown_party'],
    ]);
  });

  it('in a locked month is refused', async () => {
    const lock = { month: '2026-05-01', lockedAt: api.clock.now(), lockedBy: testActors.ADMIN.userId };
    await api.db.insertInto('periodLock').values(lock).execute();

    const answer = await desk.add();

    expect(answer.problem).toMatchObject({ status: 409, code: 'period_locked' });
    expect((await get('/payment/list')).body.total).toBe(0);
  });

  it('sent twice under one key is recorded once', async () => {
    const input = receiptInput({ bankId: desk.bankId, partyId: desk.partyId });

    const first = await api.post('/payment/add', input, { as: 'ACCOUNT', key: 'form-opened-once' });
    const second = await api.post('/payment/add', input, { as: 'ACCOUNT', key: 'form-opened-once' });

    expect(second.body).toEqual(first.body);
    expect((await get('/payment/list')).body.total).toBe(1);
  });

  it.each(['MARKETING', 'INTERNATIONAL', 'DOMESTIC'] as const)('is not for %s', async (role) => {
    expect(
      (await api.post('/payment/add', receiptInput({ bankId: desk.bankId, partyId: desk.partyId }), { as: role }))
        .status,
    ).toBe(403);
    expect((await get('/payment/list')).body.total).toBe(0);
  });
});

describe('receipts at once', () => {
  it('ten that would each pay the same invoice in full pay it once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.add({ allocations: allOf(billed) })));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(422)]);
    expect(answers.filter(({ status }) => status === 422).map(({ problem }) => problem.code)).toEqual(
      Array<string>(9).fill('over_allocated'),
    );
    expect(await outstanding()).toEqual({});
  });

  it('and an advance that is allocated meanwhile do not settle it twice', async () => {
    const advances = await Promise.all([desk.added(), desk.added(), desk.added()]);

    const answers = await Promise.all([
      desk.add({ allocations: allOf(billed) }),
      ...advances.map(({ id, version }) => desk.allocate({ id, version }, allOf(billed))),
    ]);

    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await outstanding()).toEqual({});
  });

  it('over the same invoices named in another order do not block each other', async () => {
    const other = await desk.books.addInvoice(desk.partyId);
    const pair = [invoiceId, other].map((id) => ({ invoiceId: id, amountMinor: 1_00 }));

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => desk.add({ allocations: index % 2 ? pair : [...pair].reverse() })),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    expect(await outstanding()).toEqual({ 'SI/26-27/000001': billed - 12_00, 'SI/26-27/000002': billed - 12_00 });
  });

  it('take numbers without a gap', async () => {
    const receipts = await Promise.all(Array.from({ length: 8 }, () => desk.added()));

    expect(receipts.map(({ number }) => number).sort()).toEqual(
      Array.from({ length: 8 }, (_, index) => `RC/26-27/00000${index + 1}`),
    );
  });
});

describe('cash', () => {
  const cash = { mode: 'CASH', amountMinor: 1_20_000_00 } as const;

  it('of one person reaches two lakh in a day once, however it is split', async () => {
    const answers = await Promise.all([desk.add(cash), desk.add(cash), desk.add(cash)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.problem).toMatchObject({
      code: 'cash_limit',
      errors: [{ field: 'amountMinor' }],
    });
  });

  it('of another day, of another person and what was given back do not count', async () => {
    const { id, version } = await desk.added(cash);
    (await desk.reverse({ id, version }, 'Counted wrong')).expect(200);

    const answers = [
      await desk.add(cash),
      await desk.add({ ...cash, date: '2026-05-21' }),
      await desk.add({ ...cash, partyId: await desk.books.addParty('Deccan Tools') }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  });
});

describe('reading', () => {
  it('the list finds receipts by party, bank, status, dates and words', async () => {
    const deccan = await desk.books.addParty('Deccan Tools');
    await desk.added({ date: '2026-05-10', reference: 'UTR 42' });
    const { id, version } = await desk.added({ partyId: deccan, date: '2026-05-20' });
    (await desk.reverse({ id, version }, 'Bounced')).expect(200);

    const numbersOf = async (query: string) =>
      (await get(`/payment/list?${query}`)).expect(200).body.data.map(({ number }: Payment) => number);

    expect(await numbersOf('')).toEqual(['RC/26-27/000002', 'RC/26-27/000001']);
    expect(await numbersOf(`partyId=${deccan}`)).toEqual(['RC/26-27/000002']);
    expect(await numbersOf(`bankId=${deccan}`)).toEqual([]);
    expect(await numbersOf('status=POSTED')).toEqual(['RC/26-27/000001']);
    expect(await numbersOf('dateFrom=2026-05-11')).toEqual(['RC/26-27/000002']);
    expect(await numbersOf('dateTo=2026-05-11')).toEqual(['RC/26-27/000001']);
    expect(await numbersOf('q=deccan')).toEqual(['RC/26-27/000002']);
    expect(await numbersOf('q=utr+42')).toEqual(['RC/26-27/000001']);
    expect(await numbersOf('q=rc/26-27/000001')).toEqual(['RC/26-27/000001']);
    expect(await numbersOf('q=pv/26-27/000001')).toEqual([]);
  });

  it('one receipt comes with its allocations and its voucher, debits first as they were posted', async () => {
    const { id } = await desk.added({ amountMinor: 1_00_000_00, allocations: allOf(60_000_00) });

    const { data } = (await get(`/payment/get?id=${id}`)).expect(200);

    expect(data.vouchers).toMatchObject([
      {
        date: '2026-05-20',
        reversesId: null,
        lines: [
          { accountCode: '1010', debitPaise: 1_00_000_00, creditPaise: 0 },
          { accountCode: '1200', accountName: 'Debtors', debitPaise: 0, creditPaise: 60_000_00 },
          { accountCode: '2150', accountName: 'Customer advances', debitPaise: 0, creditPaise: 40_000_00 },
        ],
      },
    ]);
  });

  it('an unknown receipt is 404, a malformed id 400', async () => {
    expect((await get(`/payment/get?id=${desk.partyId}`)).status).toBe(404);
    expect((await get('/payment/get?id=7')).status).toBe(400);
    expect((await get('/payment/outstanding')).status).toBe(400);
  });

  it('what a party owes comes oldest first, without what is paid', async () => {
    await desk.books.addInvoice(desk.partyId, { date: '2026-04-01', totalMinor: 5_00 });
    await desk.books.addInvoice(await desk.books.addParty('Deccan Tools'));
    const paid = await desk.books.addInvoice(desk.partyId, { totalMinor: 7_00 });
    await desk.added({ allocations: [{ invoiceId: paid, amountMinor: 7_00 }] });

    const { data } = (await get(`/payment/outstanding?partyId=${desk.partyId}`)).expect(200);

    expect(data.map(({ number }: { number: string }) => number)).toEqual(['SI/26-27/000002', 'SI/26-27/000001']);
  });
});
