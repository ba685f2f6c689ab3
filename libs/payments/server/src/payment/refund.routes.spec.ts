import type { Payment, RefundPaymentInput } from '@freightdesk/payments-contract';
import { receiptInput } from '@freightdesk/payments-contract/testing';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerPayments } from '../register-payments';
import { paymentInvariants } from '../verify/payment-invariants';
import { portsOf } from './payments-ports.builder';
import { type TradeBooks, tradeBooks, trialBalance } from './trade-books.builder';
import { unallocatedPayments } from './unallocated.repository';

let api: TestApi;
let books: TradeBooks;
let bankId: string;
let partyId: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerPayments(kit, portsOf()), now: '2026-06-01T06:00:00Z' });
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.startAnew();
  books = tradeBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  bankId = await books.addBank();
  partyId = await books.addParty();
});

afterEach(async () => {
  const broken = await Promise.all(paymentInvariants.map(({ broken: find }) => find(api.db)));
  expect(broken.flat()).toEqual([]);
});

const post = (path: string, body: object): Promise<TestAnswer> => api.post(path, body, { as: 'ACCOUNT' });
const read = async (id: string): Promise<Payment> =>
  (await api.get(`/payment/get?id=${id}`, { as: 'ACCOUNT' })).expect(200).data;

/** A customer paid 1,000 ahead on 20 May. */
const ahead = async (changes: Parameters<typeof receiptInput>[0] = {}): Promise<Payment> =>
  (await post('/payment/add', receiptInput({ bankId, partyId, amountMinor: 1_000_00, ...changes }))).expect(201).data;

const refund = ({ id, version }: Payment, changes: Partial<RefundPaymentInput> = {}): Promise<TestAnswer> =>
  post('/payment/refund', {
    ...{ id, version, bankId, date: '2026-05-28', mode: 'NEFT', reference: 'UTR 77', amountMinor: 400_00 },
    ...changes,
  });

describe('giving a customer back what he paid ahead', () => {
  it('is a payment of its own from a bank of its own, and the receipt has the rest', async () => {
    const other = await books.addBank();
    const receipt: Payment = (await refund(await ahead(), { bankId: other })).expect(200).data;

    expect(receipt).toMatchObject({ unallocatedPaise: 600_00, allocatedPaise: 400_00, allocations: [], version: 2 });
    expect(receipt.refunds).toMatchObject([
      { number: 'PV/26-27/000001', date: '2026-05-28', bank: { id: other }, amountMinor: 400_00, reversedOn: null },
    ]);
    const given = await read(receipt.refunds[0]?.id ?? '');
    expect(given).toMatchObject({
      ...{ direction: 'PAYMENT', status: 'POSTED', amountMinor: 400_00, unallocatedMinor: 0, allocatedMinor: 0 },
      ...{ refundOf: { id: receipt.id, number: receipt.number }, party: { id: partyId }, advanceTax: null },
    });
    expect(await trialBalance(api.db)).toMatchObject({ '2150': -600_00 });
    expect(await unallocatedPayments(api.db, { partyId, direction: 'PAYMENT' })).toEqual([]);
    expect(await unallocatedPayments(api.db, { partyId, direction: 'RECEIPT' })).toMatchObject([
      { unallocatedMinor: 600_00 },
    ]);
  });

  it('goes on in parts, of what invoices leave, till nothing is left', async () => {
    const invoiceId = await books.addInvoice(partyId, { totalMinor: 300_00 });
    const first: Payment = (await refund(await ahead())).expect(200).data;
    const { id } = first;
    const allocations = [{ invoiceId, amountMinor: 300_00 }];
    const used = (await post('/payment/allocate', { id, version: first.version, allocations })).expect(200).data;
    const rest: Payment = (await refund(used, { amountMinor: 300_00, date: '2026-05-29' })).expect(200).data;

    expect(rest).toMatchObject({ unallocatedMinor: 0, allocatedMinor: 1_000_00 });
    expect(rest.refunds.map(({ amountMinor }) => amountMinor)).toEqual([400_00, 300_00]);
    expect((await trialBalance(api.db))['2150']).toBeUndefined();
    expect((await refund(rest, { amountMinor: 1 })).expect(409).problem.code).toBe('nothing_to_refund');
  });

  it('is taken back by its own reversal: the receipt has its advance again, and only then it can be reversed', async () => {
    const receipt: Payment = (await refund(await ahead())).expect(200).data;
    const taken = { id: receipt.id, version: receipt.version, reason: 'Wrong customer' };
    const refused = (await post('/payment/reverse', taken)).expect(409).problem;
    expect(refused).toMatchObject({
      code: 'receipt_refunded',
      message: 'Money of this receipt was given back by PV/26-27/000001: take that back first.',
    });

    const back = await read(receipt.refunds[0]?.id ?? '');
    const reversed: Payment = (
      await post('/payment/reverse', { id: back.id, version: back.version, reason: 'The account was closed' })
    ).expect(200).data;

    expect(reversed).toMatchObject({ status: 'REVERSED', refundOf: { id: receipt.id } });
    const again = await read(receipt.id);
    expect(again).toMatchObject({ unallocatedMinor: 1_000_00, refunds: [{ reversedOn: '2026-06-01' }], version: 3 });
    expect(await trialBalance(api.db)).toMatchObject({ '2150': -1_000_00 });
    const early = (await refund(again, { date: '2026-05-29' })).expect(422).problem;
    expect(early.errors).toMatchObject([{ field: 'date', code: 'before_advance' }]);

    (await post('/payment/reverse', { id: again.id, version: 3, reason: 'Wrong customer' })).expect(200);
    expect(await trialBalance(api.db)).toEqual({});
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
    expect(await read(receipt.id)).toEqual(receipt);
  });

  it('is refused of a reversed receipt, of what a vendor was paid ahead, and of a refund itself', async () => {
    const vendor = await ahead({ direction: 'PAYMENT', partyId: await books.addParty() });
    const whole = await ahead();
    const reversed = (await post('/payment/reverse', { id: whole.id, version: 1, reason: 'Bounced' })).data;
    const receipt: Payment = (await refund(await ahead())).data;
    const back = await read(receipt.refunds[0]?.id ?? '');

    for (const payment of [vendor, reversed, back]) {
      expect((await refund(payment, { amountMinor: 1 })).expect(409).problem.code).toBe('nothing_to_refund');
    }
    const none = { id: back.id, version: back.version, allocations: [{ invoiceId: back.id, amountMinor: 1 }] };
    expect((await post('/payment/allocate', none)).expect(409).problem.code).toBe('refund_settles_nothing');
  });

  it('twice at once gives back what is left once', async () => {
    const receipt = await ahead();

    const answers = await Promise.all([1, 2, 3].map(() => refund(receipt, { amountMinor: 1_000_00 })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await read(receipt.id)).toMatchObject({ unallocatedMinor: 0, refunds: [{ amountMinor: 1_000_00 }] });
  });

  it('is done by who may record payments, and told in the history of both', async () => {
    const receipt = await ahead();
    const asked = { ...{ id: receipt.id, version: 1, bankId, date: '2026-05-28', mode: 'NEFT' }, amountMinor: 1 };
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
    const given = await read(part.refunds[0]?.id ?? '');
    expect(given).toMatchObject({ currency: 'USD', bankAmountPaise: 33_640_00, fxGainPaise: -240_00 });

    const stated = { bankAmountPaise: 50_000_00, amountMinor: 600_00, date: '2026-06-01' };
    const rest: Payment = (await refund(part, stated)).expect(200).data;

    expect(rest).toMatchObject({ unallocatedMinor: 0, unallocatedPaise: 0 });
    expect(await trialBalance(api.db)).toEqual({ '1010': -140_00, '7000': 140_00 });
    expect(await heldInDollars('2150')).toBe(0);
  });

  it('from an account in dollars moves its dollars, from one in another currency it is refused', async () => {
    const [inDollars, inEuros] = [await books.addBank({ currency: 'USD' }), await books.addBank({ currency: 'EUR' })];
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

    const back = await read(both.refunds[0]?.id ?? '');
    (await post('/payment/reverse', { id: back.id, version: 1, reason: 'It came back' })).expect(200);

    expect(await read(receipt.id)).toMatchObject({ unallocatedMinor: 2, unallocatedPaise: 67 });
    expect(await trialBalance(api.db)).toMatchObject({ '2150': -67 });
    const other = await read(both.refunds[1]?.id ?? '');
    (await post('/payment/reverse', { id: other.id, version: 1, reason: 'It came back' })).expect(200);
    const { version } = await read(receipt.id);
    (await post('/payment/reverse', { id: receipt.id, version, reason: 'It came back' })).expect(200);
    expect(await trialBalance(api.db)).toEqual({});
  });
});

it('a cash box that gives back more than it holds says so', async () => {
  const box = await books.addBank({ accountType: 'CASH' });
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
