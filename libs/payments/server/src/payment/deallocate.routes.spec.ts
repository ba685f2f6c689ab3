import type { Payment } from '@freightdesk/payments-contract';
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

const added = async (changes: Parameters<typeof receiptInput>[0] = {}): Promise<Payment> =>
  (await post('/payment/add', receiptInput({ bankId, partyId, ...changes }))).expect(201).data;

const takeOff = ({ id, version }: Payment, ...invoiceIds: string[]): Promise<TestAnswer> =>
  post('/payment/deallocate', { id, version, invoiceIds, reason: 'It was for another invoice' });

describe('taking an invoice off a receipt', () => {
  it('leaves it outstanding and the amount an advance, by a voucher of today', async () => {
    const [invoiceId, other] = [await books.addInvoice(partyId), await books.addInvoice(partyId)];
    const allocations = [invoiceId, other].map((id) => ({ invoiceId: id, amountMinor: 50_000_00 }));
    const receipt = await added({ amountMinor: 1_00_000_00, allocations });

    const after: Payment = (await takeOff(receipt, invoiceId)).expect(200).data;

    expect(after).toMatchObject({ allocatedPaise: 50_000_00, unallocatedPaise: 50_000_00, version: 2 });
    expect(after.allocations.map(({ amountMinor, date }) => [amountMinor, date])).toEqual([
      [50_000_00, '2026-05-20'],
      [50_000_00, '2026-05-20'],
      [-50_000_00, '2026-06-01'],
    ]);
    expect(after.vouchers[1]).toMatchObject({
      date: '2026-06-01',
      narration: 'RC/26-27/000001 taken off SI/26-27/000001: It was for another invoice',
    });
    expect(await trialBalance(api.db)).toMatchObject({ '1200': 2 * 1_18_000_00 - 50_000_00, '2150': -50_000_00 });
    expect(await unallocatedPayments(api.db, { partyId, direction: 'RECEIPT' })).toMatchObject([
      { id: receipt.id, unallocatedMinor: 50_000_00 },
    ]);
  });

  it('and setting it against another, and reversing all of it, leaves the books as they were', async () => {
    const [invoiceId, other] = [await books.addInvoice(partyId), await books.addInvoice(partyId)];
    const before = await trialBalance(api.db);
    const receipt = await added({ amountMinor: 90_000_01, allocations: [{ invoiceId, amountMinor: 90_000_01 }] });

    const off: Payment = (await takeOff(receipt, invoiceId)).expect(200).data;
    const { id, version } = off;
    const allocations = [{ invoiceId: other, amountMinor: 90_000_01 }];
    const again: Payment = (await post('/payment/allocate', { id, version, allocations })).expect(200).data;
    expect(again).toMatchObject({ unallocatedMinor: 0 });
    const reversal = { id, version: again.version, reason: 'The cheque came back' };
    (await post('/payment/reverse', reversal)).expect(200);

    expect(await trialBalance(api.db)).toEqual(before);
  });

  it('of dollars takes the exchange gain back with it', async () => {
    const terms = { currency: 'USD', exchangeRate: '83.50', totalMinor: 1_000_00, totalPaise: 83_500_01 } as const;
    const inDollars = await books.addInvoice(partyId, terms);
    const before = await trialBalance(api.db);
    const allocations = [{ invoiceId: inDollars, amountMinor: 333_33 }];
    const receipt = await added({ currency: 'USD', exchangeRate: '84.1033', amountMinor: 333_33, allocations });
    expect(receipt.fxGainPaise).not.toBe(0);

    const after: Payment = (await takeOff(receipt, inDollars)).expect(200).data;

    expect(after).toMatchObject({ fxGainPaise: 0, unallocatedMinor: 333_33 });
    expect(await trialBalance(api.db)).toEqual({ ...before, '1010': 28_034_15, '2150': -28_034_15 });
  });

  it('that is not on it, a second time, or from a reversed one is refused', async () => {
    const invoiceId = await books.addInvoice(partyId);
    const receipt = await added({ amountMinor: 100_00, allocations: [{ invoiceId, amountMinor: 100_00 }] });
    const off: Payment = (await takeOff(receipt, invoiceId)).expect(200).data;

    const again = await takeOff(off, invoiceId);
    const stale = await takeOff(receipt, invoiceId);

    expect(again.problem).toMatchObject({ status: 422, code: 'not_allocated', errors: [{ field: 'invoiceIds.0' }] });
    expect(stale.problem).toMatchObject({ status: 409, code: 'stale_version' });
  });
});
