import type { AddPaymentInput, Payment } from '@freightdesk/payments-contract';
import { receiptInput } from '@freightdesk/payments-contract/testing';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { PaymentDesk, paymentsAlone } from './payment-desk.builder';

let api: TestApi;
let desk: PaymentDesk<TestAnswer>;

beforeAll(async () => {
  api = await startApi(paymentsAlone);
  desk = new PaymentDesk(api, testActors.ACCOUNT);
});
afterAll(() => api.close());
beforeEach(() => desk.startAnew());
afterEach(async () => expect(await desk.broken()).toEqual([]));

/** Money of 1,00,000 came on 20 May, and nobody knows from whom. */
async function came(changes: Partial<AddPaymentInput> = {}): Promise<Payment> {
  const { partyId: _nobody, ...receipt } = receiptInput({ bankId: desk.bankId, amountMinor: 1_00_000_00, ...changes });
  return (await desk.post('add', { accountCode: '2900', ...receipt })).expect(201).data;
}

const assign = (from: Payment, partyId: string, changes: Partial<AddPaymentInput> = {}) =>
  desk.add({ partyId, fromReceiptId: from.id, date: '2026-05-28', amountMinor: 1_00_000_00, ...changes });

const listed = async (isToAssign: boolean): Promise<string[]> => {
  const { data } = (await api.get(`/payment/list?isToAssign=${isToAssign}&sort=number`, { as: 'ACCOUNT' })).expect(
    200,
  ).body;
  return data.map(({ number }: Payment) => number);
};

describe('an unidentified receipt', () => {
  it('goes from suspense to the customer who claims it, with what he withheld, and the bank is not moved again', async () => {
    const partyId = await desk.books.addParty();
    const invoiceId = await desk.books.addInvoice(partyId, { totalMinor: 1_02_000_00 });
    const from = await came();
    expect(from).toMatchObject({ toAssignPaise: 1_00_000_00, assigned: [], fromReceipt: null });

    const given = { tdsPaise: 2_000_00, allocations: [{ invoiceId, amountMinor: 1_02_000_00 }] };
    const receipt: Payment = (await assign(from, partyId, given)).expect(201).data;

    expect(receipt).toMatchObject({
      ...{ number: 'RC/26-27/000002', allocatedPaise: 1_02_000_00, unallocatedPaise: 0, toAssignPaise: 0 },
      fromReceipt: { id: from.id, number: from.number },
    });
    expect(await desk.read(from.id)).toMatchObject({
      toAssignPaise: 0,
      assigned: [{ id: receipt.id, number: receipt.number, party: { id: partyId }, amountMinor: 1_00_000_00 }],
    });
    expect(await desk.balances()).toEqual({ '1010': 1_00_000_00, '1400': 2_000_00, '4000': -1_02_000_00 });
  });

  it('of several customers is given to each his part, and no more than came', async () => {
    const [one, other] = [await desk.books.addParty('One'), await desk.books.addParty('Other')];
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
    expect(await desk.balances()).toEqual(moved);
  });

  it('is given away once, also where two do it at the same moment', async () => {
    const partyId = await desk.books.addParty();
    const from = await came();

    const answers = await Promise.all([assign(from, partyId), assign(from, partyId)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('assigned wrongly is taken back to suspense; itself it is taken back once nothing of it is assigned', async () => {
    const from = await came();
    const receipt: Payment = (await assign(from, await desk.books.addParty())).expect(201).data;
    const reverse = ({ id, version }: Payment) => desk.reverse({ id, version }, 'Another paid');

    const { problem } = (await reverse(from)).expect(409);
    expect(problem).toMatchObject({
      code: 'receipt_assigned',
      message: `Money of this receipt was assigned by ${receipt.number}: take that back first.`,
    });
    (await reverse(receipt)).expect(200);
    expect(await desk.read(from.id)).toMatchObject({ toAssignPaise: 1_00_000_00, assigned: [] });
    expect(await desk.balances()).toEqual({ '1010': 1_00_000_00, '2900': -1_00_000_00 });

    (await reverse(from)).expect(200);
    expect(await desk.balances()).toEqual({});
  });

  it('is refused at the field where it is none, in another bank, too early, or with charges', async () => {
    const partyId = await desk.books.addParty();
    const from = await came();
    const interest = await came({ accountCode: '4900' });

    const refusals = [
      await assign(interest, partyId),
      await assign(from, partyId, { bankId: await desk.books.addBank() }),
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
