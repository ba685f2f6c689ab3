import type { Payment } from '@freightdesk/payments-contract';
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

const takeOff = ({ id, version }: Payment, ...invoiceIds: string[]): Promise<TestAnswer> =>
  desk.post('deallocate', { id, version, invoiceIds, reason: 'It was for another invoice' });

describe('taking an invoice off a receipt', () => {
  it('leaves it outstanding and the amount an advance, by a voucher of today', async () => {
    const [invoiceId, other] = [await desk.books.addInvoice(desk.partyId), await desk.books.addInvoice(desk.partyId)];
    const allocations = [invoiceId, other].map((id) => ({ invoiceId: id, amountMinor: 50_000_00 }));
    const receipt = await desk.added({ amountMinor: 1_00_000_00, allocations });

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
    expect(await desk.balances()).toMatchObject({ '1200': 2 * 1_18_000_00 - 50_000_00, '2150': -50_000_00 });
    expect(await unallocatedPayments(api.db, { partyId: desk.partyId, direction: 'RECEIPT' })).toMatchObject([
      { id: receipt.id, unallocatedMinor: 50_000_00 },
    ]);
  });

  it('and setting it against another, and reversing all of it, leaves the books as they were', async () => {
    const [invoiceId, other] = [await desk.books.addInvoice(desk.partyId), await desk.books.addInvoice(desk.partyId)];
    const before = await desk.balances();
    const receipt = await desk.added({ amountMinor: 90_000_01, allocations: [{ invoiceId, amountMinor: 90_000_01 }] });

    const off: Payment = (await takeOff(receipt, invoiceId)).expect(200).data;
    const { id, version } = off;
    const allocations = [{ invoiceId: other, amountMinor: 90_000_01 }];
    const again: Payment = (await desk.allocate({ id, version }, allocations)).expect(200).data;
    expect(again).toMatchObject({ unallocatedMinor: 0 });
    (await desk.reverse(again)).expect(200);

    expect(await desk.balances()).toEqual(before);
  });

  it('of dollars takes the exchange gain back with it', async () => {
    const terms = { currency: 'USD', exchangeRate: '83.50', totalMinor: 1_000_00, totalPaise: 83_500_01 } as const;
    const inDollars = await desk.books.addInvoice(desk.partyId, terms);
    const before = await desk.balances();
    const allocations = [{ invoiceId: inDollars, amountMinor: 333_33 }];
    const receipt = await desk.added({ currency: 'USD', exchangeRate: '84.1033', amountMinor: 333_33, allocations });
    expect(receipt.fxGainPaise).not.toBe(0);

    const after: Payment = (await takeOff(receipt, inDollars)).expect(200).data;

    expect(after).toMatchObject({ fxGainPaise: 0, unallocatedMinor: 333_33 });
    expect(await desk.balances()).toEqual({ ...before, '1010': 28_034_15, '2150': -28_034_15 });
  });

  it('that is not on it, a second time, or from a reversed one is refused', async () => {
    const invoiceId = await desk.books.addInvoice(desk.partyId);
    const receipt = await desk.added({ amountMinor: 100_00, allocations: [{ invoiceId, amountMinor: 100_00 }] });
    const off: Payment = (await takeOff(receipt, invoiceId)).expect(200).data;

    const again = await takeOff(off, invoiceId);
    const stale = await takeOff(receipt, invoiceId);

    expect(again.problem).toMatchObject({ status: 422, code: 'not_allocated', errors: [{ field: 'invoiceIds.0' }] });
    expect(stale.problem).toMatchObject({ status: 409, code: 'stale_version' });
  });
});
