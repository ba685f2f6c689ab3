import type { AddPaymentInput, Payment } from '@freightdesk/payments-contract';
import { receiptInput } from '@freightdesk/payments-contract/testing';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerPayments } from '../register-payments';
import { paymentInvariants } from '../verify/payment-invariants';
import { portsOf } from './payments-ports.builder';
import { type TradeBooks, tradeBooks, trialBalance } from './trade-books.builder';

let api: TestApi;
let books: TradeBooks;
let bankId: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerPayments(kit, portsOf()), now: '2026-06-01T06:00:00Z' });
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.startAnew();
  books = tradeBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  bankId = await books.addBank();
});

afterEach(async () => {
  const broken = await Promise.all(paymentInvariants.map(({ broken: find }) => find(api.db)));
  expect(broken.flat()).toEqual([]);
});

const post = (path: string, body: object): Promise<TestAnswer> => api.post(path, body, { as: 'ACCOUNT' });
const read = async (id: string): Promise<Payment> =>
  (await api.get(`/payment/get?id=${id}`, { as: 'ACCOUNT' })).expect(200).data;

/** Money of 1,00,000 came on 20 May, and nobody knows from whom. */
async function came(changes: Partial<AddPaymentInput> = {}): Promise<Payment> {
  const { partyId: _nobody, ...receipt } = receiptInput({ bankId, amountMinor: 1_00_000_00, ...changes });
  return (await post('/payment/add', { accountCode: '2900', ...receipt })).expect(201).data;
}

const assign = (from: Payment, partyId: string, changes: Partial<AddPaymentInput> = {}) =>
  post(
    '/payment/add',
    receiptInput({ bankId, partyId, fromReceiptId: from.id, date: '2026-05-28', amountMinor: 1_00_000_00, ...changes }),
  );

const listed = async (isToAssign: boolean): Promise<string[]> => {
  const { data } = (await api.get(`/payment/list?isToAssign=${isToAssign}&sort=number`, { as: 'ACCOUNT' })).expect(
    200,
  ).body;
  return data.map(({ number }: Payment) => number);
};

describe('an unidentified receipt', () => {
  it('goes from suspense to the customer who claims it, with what he withheld, and the bank is not moved again', async () => {
    const partyId = await books.addParty();
    const invoiceId = await books.addInvoice(partyId, { totalMinor: 1_02_000_00 });
    const from = await came();
    expect(from).toMatchObject({ toAssignPaise: 1_00_000_00, assigned: [], fromReceipt: null });

    const given = { tdsPaise: 2_000_00, allocations: [{ invoiceId, amountMinor: 1_02_000_00 }] };
    const receipt: Payment = (await assign(from, partyId, given)).expect(201).data;

    expect(receipt).toMatchObject({
      ...{ number: 'RC/26-27/000002', allocatedPaise: 1_02_000_00, unallocatedPaise: 0, toAssignPaise: 0 },
      fromReceipt: { id: from.id, number: from.number },
    });
    expect(await read(from.id)).toMatchObject({
      toAssignPaise: 0,
      assigned: [{ id: receipt.id, number: receipt.number, party: { id: partyId }, amountMinor: 1_00_000_00 }],
    });
    expect(await trialBalance(api.db)).toEqual({ '1010': 1_00_000_00, '1400': 2_000_00, '4000': -1_02_000_00 });
  });

  it('of several customers is given to each his part, and no more than came', async () => {
    const [one, other] = [await books.addParty('One'), await books.addParty('Other')];
    const from = await came();
    const income = await came({ accountCode: '4900' });
    const part: Payment = (await assign(from, one, { amountMinor: 60_000_00 })).expect(201).data;
    expect(await listed(true)).toEqual([from.number]);
    expect(await listed(false)).toEqual([income.number, part.number]);

    const { problem } = (await assign(from, other, { amountMinor: 40_000_01 })).expect(422);
    (await assign(from, other, { amountMinor: 40_000_00 })).expect(201);

    expect(problem).toMatchObject({ code: 'over_unidentified', errors: [{ field: 'amountMinor' }] });
    expect(problem.message).toBe(`Of ${from.number} ₹ 40,000.00 is left to assign: enter no more.`);
    expect(await listed(true)).toEqual([]);
    const moved = { '1010': 2_00_000_00, '2150': -1_00_000_00, '4900': -1_00_000_00 };
    expect(await trialBalance(api.db)).toEqual(moved);
  });

  it('is given away once, also where two do it at the same moment', async () => {
    const partyId = await books.addParty();
    const from = await came();

    const answers = await Promise.all([assign(from, partyId), assign(from, partyId)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('assigned wrongly is taken back to suspense; itself it is taken back once nothing of it is assigned', async () => {
    const from = await came();
    const receipt: Payment = (await assign(from, await books.addParty())).expect(201).data;
    const reverse = ({ id, version }: Payment) => post('/payment/reverse', { id, version, reason: 'Another paid' });

    const { problem } = (await reverse(from)).expect(409);
    expect(problem).toMatchObject({
      code: 'receipt_assigned',
      message: `Money of this receipt was assigned by ${receipt.number}: take that back first.`,
    });
    (await reverse(receipt)).expect(200);
    expect(await read(from.id)).toMatchObject({ toAssignPaise: 1_00_000_00, assigned: [] });
    expect(await trialBalance(api.db)).toEqual({ '1010': 1_00_000_00, '2900': -1_00_000_00 });

    (await reverse(from)).expect(200);
    expect(await trialBalance(api.db)).toEqual({});
  });

  it('is refused at the field where it is none, in another bank, too early, or with charges', async () => {
    const partyId = await books.addParty();
    const from = await came();
    const interest = await came({ accountCode: '4900' });

    const refusals = [
      await assign(interest, partyId),
      await assign(from, partyId, { bankId: await books.addBank() }),
      await assign(from, partyId, { date: '2026-05-19' }),
      await assign(from, partyId, { bankChargesPaise: 1 }),
      await assign(from, partyId, { currency: 'USD', exchangeRate: '84' }),
      await assign(from, partyId, { direction: 'PAYMENT' }),
    ].map(({ status, problem }) => [status, problem.errors?.[0]?.field]);

    expect(refusals).toEqual([
      [422, 'fromReceiptId'],
      [422, 'bankId'],
      [422, 'date'],
      [422, 'fromReceiptId'],
      [422, 'fromReceiptId'],
      [422, 'fromReceiptId'],
    ]);
  });
});
