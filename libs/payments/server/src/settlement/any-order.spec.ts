import type { Payment, Settlement } from '@freightdesk/payments-contract';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { portsOf } from '../payment/payments-ports.builder';
import { type TradeBooks, tradeBooks, trialBalance } from '../payment/trade-books.builder';
import { registerPayments } from '../register-payments';
import { paymentInvariants } from '../verify/payment-invariants';

let api: TestApi;
let books: TradeBooks;
let partyId: string;
let bankId: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerPayments(kit, portsOf()), now: '2026-06-01T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  books = tradeBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  partyId = await books.addParty('Konkan Roadways', { roles: ['CUSTOMER', 'VENDOR'] });
  bankId = await books.addBank();
});
afterEach(async () => {
  expect(await brokenIn(api.db, paymentInvariants)).toEqual([]);
});

const post = async (path: string, body: object, as: 'ACCOUNT' | 'ADMIN' = 'ACCOUNT') => {
  const isNew = path.endsWith('/add') || path.endsWith('/write-off');
  return (await api.post(path, body, { as })).expect(isNew ? 201 : 200).data;
};

type Undo = () => Promise<unknown>;

/** A part of an invoice that is given up; what takes that back. */
async function giveUp(invoiceId: string, amountMinor: number): Promise<Undo> {
  const terms = { direction: 'RECEIPT', invoiceId, amountMinor, reason: 'Too small to chase' };
  const asked: Settlement = await post('/settlement/write-off', terms);
  const { id, version }: Settlement = await post('/settlement/approve', { id: asked.id, version: 1 }, 'ADMIN');
  return () => post('/settlement/reverse', { id, version, reason: 'A mistake' });
}

/** A part of an invoice that is paid at another rate than its own; what takes that back. */
async function receive(invoiceId: string, amountMinor: number): Promise<Undo> {
  const money = { currency: 'USD', exchangeRate: '84.10', amountMinor, allocations: [{ invoiceId, amountMinor }] };
  const facts = { direction: 'RECEIPT', bankId, partyId, date: '2026-06-01', mode: 'NEFT' };
  const { id, version }: Payment = await post('/payment/add', { ...facts, ...money });
  return () => post('/payment/reverse', { id, version, reason: 'It came back' });
}

const shareOf = (invoiceId: string) =>
  api.db
    .selectFrom('saleInvoice')
    .select(['outstandingMinor', 'outstandingPaise'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
const owed = async () => (await trialBalance(api.db))['1200'] ?? 0;

it.each([
  ['given up', giveUp],
  ['paid', receive],
])(
  'of a dollar invoice that is %s in parts the first comes back, and the rest is owed to the paisa',
  async (_, part) => {
    const dollars = { currency: 'USD', exchangeRate: '33.333333', totalMinor: 3, totalPaise: 100 } as const;
    const invoiceId = await books.addInvoice(partyId, dollars);
    const takeBack = await part(invoiceId, 1);
    await part(invoiceId, 1);

    await takeBack();

    expect(await shareOf(invoiceId)).toEqual({ outstandingMinor: 2, outstandingPaise: 67 });
    expect(await owed()).toBe(67);
    await part(invoiceId, 2);
    expect(await owed()).toBe(0);
  },
);

it('a receipt that settles nothing any more is taken back, and what others left of the dollar invoice is owed to the paisa', async () => {
  const dollars = { currency: 'USD', exchangeRate: '33.333333', totalMinor: 3, totalPaise: 100 } as const;
  const invoiceId = await books.addInvoice(partyId, dollars);
  const money = {
    currency: 'USD',
    exchangeRate: '84.10',
    amountMinor: 1,
    allocations: [{ invoiceId, amountMinor: 1 }],
  };
  const facts = { direction: 'RECEIPT', bankId, partyId, date: '2026-06-01', mode: 'NEFT' };
  const { id, version }: Payment = await post('/payment/add', { ...facts, ...money });
  await receive(invoiceId, 1);
  const off: Payment = await post('/payment/deallocate', { id, version, invoiceIds: [invoiceId], reason: 'Not his' });

  await post('/payment/reverse', { id, version: off.version, reason: 'It came back' });

  expect(await shareOf(invoiceId)).toEqual({ outstandingMinor: 2, outstandingPaise: 67 });
  expect(await owed()).toBe(67);
});

it('whatever order parts come and go in, the ledger holds what is outstanding, and nothing once all is settled', async () => {
  const turn = fc.record({ minor: fc.integer({ min: 1, max: 40 }), isPaid: fc.boolean(), back: fc.nat(5) });
  for (const turns of fc.sample(fc.array(turn, { minLength: 5, maxLength: 7 }), { seed: 7, numRuns: 4 })) {
    const total = { totalMinor: 101, totalPaise: 8_433 };
    const invoiceId = await books.addInvoice(partyId, { currency: 'USD', exchangeRate: '83.5', ...total });
    const standing: Undo[] = [];
    for (const { minor, isPaid, back } of turns) {
      const { outstandingMinor } = await shareOf(invoiceId);
      const amount = Math.min(minor, outstandingMinor);
      if (amount > 0) standing.push(await (isPaid ? receive : giveUp)(invoiceId, amount));
      const [undo] = back < 3 ? standing.splice(back % standing.length, 1) : [];
      await undo?.();
      expect(await owed()).toBe((await shareOf(invoiceId)).outstandingPaise);
    }
    const { outstandingMinor } = await shareOf(invoiceId);
    if (outstandingMinor > 0) await giveUp(invoiceId, outstandingMinor);
    expect(await owed()).toBe(0);
  }
});
