import type { PurchaseInvoice, SaleInvoice } from '@freightdesk/invoices-contract';
import { chargeLine, costLine, purchaseInvoiceInput, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { ledgerInvariants } from '@freightdesk/ledger-server';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { sql } from 'kysely';
import { type InvoiceBooks, invoiceBooks, trialBalance } from '../sale-invoice/invoice-books.builder';
import { invoicesAlone } from '../sale-invoice/invoices-alone.builder';
import { invoiceInvariants } from '../verify/invoice-invariants';
import { purchaseInvariants } from '../verify/purchase-invariants';

const isLong = process.env['FREIGHTDESK_FULL_TESTS'] === '1';
const date = '2026-05-20';
const dollars = { date, currency: 'USD', exchangeRate: '83.4567' } as const;

let api: TestApi;
let books: InvoiceBooks;
let partyId: string;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
});
afterAll(() => api.close());

async function startAnew(): Promise<void> {
  await api.startAnew();
  books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await books.setUpCompany();
  partyId = await books.addParty({ name: 'Gulf Lines', gstin: null, stateCode: '96', country: 'AE' });
}

async function broken(): Promise<string[]> {
  const invariants = [...ledgerInvariants, ...invoiceInvariants, ...purchaseInvariants];
  return brokenIn(api.db, invariants);
}

const post = (path: string, body: object) => api.post(path, body, { as: 'ACCOUNT' });
const rateOf = (minor: number) => (minor / 100).toFixed(2);

const soldLine = (minor: number) => chargeLine({ rate: rateOf(minor), gstRate: '18' });
const boughtLine = (minor: number) => costLine({ rate: rateOf(minor), gstRate: '18' });

/** The two sides on which notes take off a document. */
const sides = {
  sold: {
    path: '/sale-invoice',
    note: 'credit-note',
    account: '1200',
    table: 'sale_invoice',
    line: soldLine,
    input: (rates: readonly number[]) => {
      const lines = rates.map(soldLine);
      return saleInvoiceInput({ ...dollars, partyId, kind: 'EXPORT', exportWithPayment: true, lines, issue: true });
    },
  },
  bought: {
    path: '/purchase-invoice',
    note: 'debit-note',
    account: '2100',
    table: 'purchase_invoice',
    line: boughtLine,
    input: (rates: readonly number[]) => {
      const lines = rates.map(boughtLine);
      return purchaseInvoiceInput({ ...dollars, partyId, supplierDate: date, lines, post: true });
    },
  },
} as const;
type Side = (typeof sides)[keyof typeof sides];

/** What documents say is owed, beside what the ledger holds of it. */
async function owed({ table, account }: Side): Promise<{ listed: number; held: number }> {
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(outstanding_paise), 0)::bigint as paise from ${sql.table(table)}`.execute(api.db);
  const held = (await trialBalance(api.db))[account] ?? 0;
  return { listed: rows[0]?.paise ?? 0, held: account === '1200' ? held : held === 0 ? 0 : -held };
}

interface Act {
  what: string;
  line: number;
  percent: number;
  pick: number;
}
const act: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom('note', 'note', 'cancel', 'pay'),
  line: fc.nat({ max: 1 }),
  percent: fc.integer({ min: 1, max: 35 }),
  pick: fc.nat({ max: 5 }),
});
const oldestGoes: Act = { what: 'cancel', line: 0, percent: 1, pick: 0 };
const story = fc.record({
  rates: fc.array(fc.integer({ min: 5, max: 999_99 }), { minLength: 2, maxLength: 2 }),
  // Out of order from the first: two notes, of which the older one goes.
  acts: fc
    .tuple(act, act, fc.array(act, { minLength: 2, maxLength: 4 }))
    .map(([one, other, rest]) => [{ ...one, what: 'note' }, { ...other, what: 'note' }, oldestGoes, ...rest]),
});

/** A document in dollars, with notes that come and go. */
class Corrected {
  readonly notes: (SaleInvoice | PurchaseInvoice)[] = [];
  isPaid = false;

  constructor(
    readonly side: Side,
    readonly id: string,
  ) {}

  read = async (): Promise<SaleInvoice | PurchaseInvoice> =>
    (await api.get(`${this.side.path}/get?id=${this.id}`, { as: 'ACCOUNT' })).expect(200).data;

  async take({ line, percent }: Act): Promise<void> {
    const { lines } = await this.read();
    const minor = Math.floor(((lines[line]?.taxableMinor ?? 0) * percent) / 100);
    const part = { lines: [{ ...this.side.line(minor), againstLine: line + 1 }] };
    const { side, id } = this;
    const answer = await post(`${side.path}/${side.note}`, { id, date, reason: 'Agreed lower', ...part });
    if (answer.status === 201) this.notes.push(answer.data);
  }

  async cancel({ pick }: Act): Promise<void> {
    const [note] = this.notes.splice(pick % Math.max(this.notes.length, 1), 1);
    if (!note) return;
    const { id, version } = note;
    (await post(`${this.side.path}/cancel`, { id, version, reason: 'Made by mistake' })).expect(200);
  }

  async pay({ percent }: Act): Promise<void> {
    const { outstandingMinor } = await this.read();
    const amount = Math.floor((outstandingMinor * percent) / 100);
    if (this.side !== sides.sold || amount <= 0) return;
    this.isPaid = true;
    await books.settle(this.id, amount);
  }

  takeRest = async () => {
    const { side, id } = this;
    (await post(`${side.path}/${side.note}`, { id, date, reason: 'The rest', full: true })).expect(201);
  };
}

it.each([
  ['an invoice of ours', sides.sold],
  ["a vendor's bill", sides.bought],
])('of %s in dollars the ledger holds what is outstanding, whatever order notes come and go in', async (_, side) => {
  await fc.assert(
    fc.asyncProperty(story, async ({ rates, acts }) => {
      await startAnew();
      const { id } = (await post(`${side.path}/add`, side.input(rates))).expect(201).data;
      const document = new Corrected(side, id);
      for (const one of acts) {
        if (one.what === 'note') await document.take(one);
        if (one.what === 'cancel') await document.cancel(one);
        if (one.what === 'pay') await document.pay(one);
        const { listed, held } = await owed(side);
        expect(held).toBe(listed);
      }
      await document.takeRest();
      const { listed, held } = await owed(side);
      expect(held).toBe(listed);
      // Exchange stays of what was paid.
      expect(document.isPaid ? {} : await trialBalance(api.db)).toEqual({});
      expect(await broken()).toEqual([]);
    }),
    { numRuns: isLong ? 25 : 6 },
  );
});
