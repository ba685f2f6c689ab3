import type { AddPaymentInput, Payment, RefundPaymentInput } from '@freightdesk/payments-contract';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { PaymentDesk, paymentsAlone } from './payment-desk.builder';
import { unallocatedPayments } from './unallocated.repository';

let api: TestApi;
let desk: PaymentDesk<TestAnswer>;

beforeAll(async () => {
  api = await startApi(paymentsAlone);
  desk = new PaymentDesk(api, testActors.ACCOUNT);
});
afterAll(() => api.close());
beforeEach(() => desk.startAnew());
afterEach(async () => expect(await desk.broken()).toEqual([]));

/** A customer paid 1,000 ahead on 20 May. */
const ahead = (changes: Partial<AddPaymentInput> = {}) => desk.added({ amountMinor: 1_000_00, ...changes });

const refund = ({ id, version }: Payment, changes: Partial<RefundPaymentInput> = {}): Promise<TestAnswer> =>
  desk.post('refund', {
    ...{ id, version, bankId: desk.bankId, date: '2026-05-28', mode: 'NEFT', reference: 'UTR 77', amountMinor: 400_00 },
    ...changes,
  });

describe('giving a customer back what he paid ahead', () => {
  it('is a payment of its own from a bank of its own, and the receipt has the rest', async () => {
    const other = await desk.books.addBank();
    const receipt: Payment = (await refund(await ahead(), { bankId: other })).expect(200).data;

    expect(receipt).toMatchObject({ unallocatedPaise: 600_00, allocatedPaise: 400_00, allocations: [], version: 2 });
    expect(receipt.refunds).toMatchObject([
      { number: 'PV/26-27/000001', date: '2026-05-28', bank: { id: other }, amountMinor: 400_00, reversedOn: null },
    ]);
    const given = await desk.read(receipt.refunds[0]?.id ?? '');
    expect(given).toMatchObject({
      ...{ direction: 'PAYMENT', status: 'POSTED', amountMinor: 400_00, unallocatedMinor: 0, allocatedMinor: 0 },
      ...{ refundOf: { id: receipt.id, number: receipt.number }, party: { id: desk.partyId }, advanceTax: null },
    });
    expect(await desk.balances()).toMatchObject({ '2150': -600_00 });
    expect(await unallocatedPayments(api.db, { partyId: desk.partyId, direction: 'PAYMENT' })).toEqual([]);
    expect(await unallocatedPayments(api.db, { partyId: desk.partyId, direction: 'RECEIPT' })).toMatchObject([
      { unallocatedMinor: 600_00 },
    ]);
  });

  it('goes on in parts, of what invoices leave, till nothing is left', async () => {
    const invoiceId = await desk.books.addInvoice(desk.partyId, { totalMinor: 300_00 });
    const first: Payment = (await refund(await ahead())).expect(200).data;
    const allocations = [{ invoiceId, amountMinor: 300_00 }];
    const used = (await desk.allocate(first, allocations)).expect(200).data;
    const rest: Payment = (await refund(used, { amountMinor: 300_00, date: '2026-05-29' })).expect(200).data;

    expect(rest).toMatchObject({ unallocatedMinor: 0, allocatedMinor: 1_000_00 });
    expect(rest.refunds.map(({ amountMinor }) => amountMinor)).toEqual([400_00, 300_00]);
    expect((await desk.balances())['2150']).toBeUndefined();
    expect((await refund(rest, { amountMinor: 1 })).expect(409).problem.code).toBe('nothing_to_refund');
  });

  it('is taken back by its own reversal: the receipt has its advance again, and only then it can be reversed', async () => {
    const receipt: Payment = (await refund(await ahead())).expect(200).data;
    const refused = (await desk.reverse(receipt)).expect(409).problem;
    expect(refused).toMatchObject({
      code: 'receipt_refunded',
      message: 'Money of this receipt was given back by PV/26-27/000001: take that back first.',
    });

    const back = await desk.read(receipt.refunds[0]?.id ?? '');
    const reversed: Payment = (await desk.reverse(back)).expect(200).data;

    expect(reversed).toMatchObject({ status: 'REVERSED', refundOf: { id: receipt.id } });
    const again = await desk.read(receipt.id);
    expect(again).toMatchObject({ unallocatedMinor: 1_000_00, refunds: [{ reversedOn: '2026-06-01' }], version: 3 });
    expect(await desk.balances()).toMatchObject({ '2150': -1_000_00 });
    const early = (await refund(again, { date: '2026-05-29' })).expect(422).problem;
    expect(early.errors).toMatchObject([{ field: 'date', code: 'before_advance' }]);

    (await desk.reverse(again, 'Wrong customer')).expect(200);
    expect(await desk.balances()).toEqual({});
  });

  it.each<[string, Partial<RefundPaymentInput>, number, string, string | undefined]>([
    ['more than is left', { amountMinor: 1_000_01 }, 422, 'over_refunded', 'amountMinor'],
    ['nothing', { amountMinor: 0 }, 422, 'invalid', 'amountMinor'],
    ['before it came', { date: '2026-05-19' }, 422, 'before_advance', 'date'],
    [
      'from a bank that is not there',
      { bankId: '01990000-0000-7000-8000-0000000000ff' },
      422,
      'unknown_bank',
      'bankId',
    ],
    ['of a receipt that was changed meanwhile', { version: 7 }, 409, 'stale_version', undefined],
  ])('is refused: %s', async (_what, changes, status, code, field) => {
    const receipt = await ahead();

    const { problem } = (await refund(receipt, changes)).expect(status);

    expect(problem.code).toBe(code);
    expect(problem.errors?.[0]?.field).toBe(field);
    expect(await desk.read(receipt.id)).toEqual(receipt);
  });

  it('is refused of a reversed receipt, of what a vendor was paid ahead, and of a refund itself', async () => {
    const vendor = await ahead({ direction: 'PAYMENT', partyId: await desk.books.addParty() });
    const whole = await ahead();
    const reversed = (await desk.reverse(whole, 'Bounced')).data;
    const receipt: Payment = (await refund(await ahead())).data;
    const back = await desk.read(receipt.refunds[0]?.id ?? '');

    for (const payment of [vendor, reversed, back]) {
      expect((await refund(payment, { amountMinor: 1 })).expect(409).problem.code).toBe('nothing_to_refund');
    }
    const none = [{ invoiceId: back.id, amountMinor: 1 }];
    expect((await desk.allocate(back, none)).expect(409).problem.code).toBe('refund_settles_nothing');
  });

  it('twice at once gives back what is left once', async () => {
    const receipt = await ahead();

    const answers = await Promise.all([1, 2, 3].map(() => refund(receipt, { amountMinor: 1_000_00 })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await desk.read(receipt.id)).toMatchObject({ unallocatedMinor: 0, refunds: [{ amountMinor: 1_000_00 }] });
  });

  it('is done by who may record payments, and told in the history of both', async () => {
    const receipt = await ahead();
    const asked = {
      ...{ id: receipt.id, version: 1, bankId: desk.bankId, date: '2026-05-28', mode: 'NEFT' },
      amountMinor: 1,
    };
    expect((await api.post('/payment/refund', asked, { as: 'MARKETING' })).status).toBe(403);

    const { refunds }: Payment = (await refund(receipt)).expect(200).data;

    const told = await api.db
      .selectFrom('auditEvent')
      .select(['action', 'recordId'])
      .where('recordId', 'in', [receipt.id, refunds[0]?.id ?? ''])
      .orderBy('id')
      .execute();
    expect(told.map(({ action, recordId }) => [action, recordId === receipt.id])).toEqual([
      ['add', true],
      ['add', false],
      ['refund', true],
    ]);
  });
});

describe('giving dollars back', () => {
  const dollars = (exchangeRate = '83.50', amountMinor = 1_000_00) =>
    ahead({ currency: 'USD', exchangeRate, amountMinor });
  const at = (exchangeRate: string, amountMinor: number) => ({ exchangeRate, amountMinor, date: '2026-06-01' });

  it('realises what the rates differ by, and both currencies end at zero', async () => {
    const part: Payment = (await refund(await dollars(), at('84.10', 400_00))).expect(200).data;
    expect(part).toMatchObject({ unallocatedMinor: 600_00, unallocatedPaise: 50_100_00 });
    const given = await desk.read(part.refunds[0]?.id ?? '');
    expect(given).toMatchObject({ currency: 'USD', bankAmountPaise: 33_640_00, fxGainPaise: -240_00 });

    const stated = { bankAmountPaise: 50_000_00, amountMinor: 600_00, date: '2026-06-01' };
    const rest: Payment = (await refund(part, stated)).expect(200).data;

    expect(rest).toMatchObject({ unallocatedMinor: 0, unallocatedPaise: 0 });
    expect(await desk.balances()).toEqual({ '1010': -140_00, '7000': 140_00 });
    expect(await heldInDollars('2150')).toBe(0);
  });

  it('from an account in dollars moves its dollars, from one in another currency it is refused', async () => {
    const [inDollars, inEuros] = [
      await desk.books.addBank({ currency: 'USD' }),
      await desk.books.addBank({ currency: 'EUR' }),
    ];
    const receipt = await dollars();

    const { problem } = (await refund(receipt, { ...at('84.10', 400_00), bankId: inEuros })).expect(422);
    expect(problem).toMatchObject({ code: 'bank_currency', errors: [{ field: 'bankId' }] });
    (await refund(receipt, { ...at('84.10', 400_00), bankId: inDollars })).expect(200);

    expect(await heldInDollars('1011')).toBe(-400_00);
  });

  it('needs the rupees for one unit, which rupees do not have', async () => {
    const none = (await refund(await dollars(), { amountMinor: 1 })).expect(422).problem;
    const given = (await refund(await ahead(), { exchangeRate: '84.10' })).expect(422).problem;
    const more = (await refund(await dollars(), at('84', 1_000_01))).expect(422).problem;

    expect([none, given, more].map(({ code, errors }) => [code, errors?.[0]?.message])).toEqual([
      ['refund_rate', 'Enter the rupees for one unit of the currency.'],
      ['refund_rate', 'A payment in rupees has no exchange rate.'],
      ['over_refunded', 'Of RC/26-27/000003 USD 1,000.00 is left to give back: enter no more.'],
    ]);
  });

  it('in whatever order parts go and come back, what is left stands at its share of the receipt', async () => {
    const three = { amountMinor: 3, bankAmountPaise: 100, exchangeRate: undefined };
    const receipt = await ahead({ currency: 'USD', ...three });
    const first: Payment = (await refund(receipt, at('84.10', 1))).expect(200).data;
    const both: Payment = (await refund(first, at('84.10', 1))).expect(200).data;
    expect(both.unallocatedPaise).toBe(33);

    const back = await desk.read(both.refunds[0]?.id ?? '');
    (await desk.reverse(back, 'It came back')).expect(200);

    expect(await desk.read(receipt.id)).toMatchObject({ unallocatedMinor: 2, unallocatedPaise: 67 });
    expect(await desk.balances()).toMatchObject({ '2150': -67 });
    const other = await desk.read(both.refunds[1]?.id ?? '');
    (await desk.reverse(other, 'It came back')).expect(200);
    (await desk.reverse(await desk.read(receipt.id))).expect(200);
    expect(await desk.balances()).toEqual({});
  });
});

it('a cash box that gives back more than it holds says so', async () => {
  const box = await desk.books.addBank({ accountType: 'CASH' });
  const { body } = (await refund(await ahead(), { bankId: box, mode: 'CASH' })).expect(200);

  expect(body.warnings).toMatchObject([{ field: 'bankId' }]);
  expect(JSON.stringify(body.warnings)).toContain('holds ₹ -400.00 now, less than nothing');
});

/** What an account holds in dollars, by its postings. */
async function heldInDollars(code: string): Promise<number> {
  const { minor } = await api.db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.accountId')
    .where('account.code', '=', code)
    .where('posting.currency', '=', 'USD')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('posting.currencyMinor'), eb.lit(0)).as('minor'))
    .executeTakeFirstOrThrow();
  return Number(minor);
}
