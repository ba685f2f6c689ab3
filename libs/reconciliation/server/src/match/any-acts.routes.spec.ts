import type { Proposals, Reconciliation } from '@freightdesk/reconciliation-contract';
import { addDays } from '@freightdesk/shared-calendar';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { type BankBooks, bankBooks } from '../bank-books.builder';
import { registerReconciliation } from '../register-reconciliation';
import { reconciliationInvariants } from '../verify/reconciliation-invariants';

let api: TestApi;
let books: BankBooks;
let bankId: string;
/** What the bank itself holds, and the day of its last line. */
let held: { minor: number; day: string };
let vouchers: string[];
let matches: string[];

const isWhole = process.env['FREIGHTDESK_FULL_TESTS'] === '1';
const [numRuns, maxLength] = isWhole ? [60, 60] : [3, 14];

jest.setTimeout(isWhole ? 1_800_000 : 120_000);

beforeAll(async () => {
  api = await startApi({
    register: (kit, tools) => {
      books = bankBooks(tools.db, { ...tools, actor: testActors.ACCOUNT });
      registerReconciliation(kit, books.ports);
    },
  });
});
afterAll(() => api.close());

const post = (path: string, body: unknown) => api.post(path, body, { as: 'ACCOUNT' });
const proposals = async (): Promise<Proposals> =>
  (await api.get(`/bank/proposals?bankId=${bankId}`, { as: 'ACCOUNT' })).expect(200).data;

interface Act {
  kind: 'book' | 'import' | 'accept' | 'pair' | 'setOff' | 'undo' | 'reverse' | 'park';
  which: number;
  rupees: number;
}

const act = fc.record<Act>({
  kind: fc.constantFrom('book', 'book', 'import', 'accept', 'accept', 'pair', 'setOff', 'undo', 'reverse', 'park'),
  which: fc.nat({ max: 20 }),
  rupees: fc.integer({ min: -5, max: 5 }).filter((rupees) => rupees !== 0),
});

const of = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % Math.max(items.length, 1)];
const shown = (day: string) => day.split('-').reverse().join('/');

/** What people do with a statement, in whatever order; what is refused changes nothing. */
const does: Record<Act['kind'], (act: Act) => Promise<void>> = {
  async book({ which, rupees }) {
    const posted = { date: addDays('2026-11-01', which), minor: rupees * 100, narration: `NEFT 7700${which}` };
    vouchers.push((await books.post(bankId, posted)).voucherId);
  },
  async import({ which, rupees }) {
    const amounts = [rupees, -rupees, rupees + 6].slice(which % 3);
    const rows = amounts.map((amount) => {
      held = { minor: held.minor + amount * 100, day: addDays(held.day, which % 2) };
      return `${shown(held.day)},NEFT 7700${which},${amount},${held.minor / 100}`;
    });
    const form = new FormData();
    form.append('bankId', bankId);
    form.append('file', new Blob([['Date,Narration,Amount,Balance', ...rows].join('\n')]), 'a.csv');
    (await post('/bank/statement-import', form)).expect(200);
  },
  async accept({ which }) {
    const one = of((await proposals()).proposals, which);
    if (!one) return;
    const { lineIds, entryIds } = one;
    matches.push((await post('/bank/reconcile', { bankId, lineIds, entryIds })).expect(200).data.id);
  },
  async pair({ which }) {
    const { lines, entries } = await proposals();
    const [line, entry] = [of(lines, which), of(entries, which)];
    if (!line || !entry) return;
    const answer = await post('/bank/reconcile', { bankId, lineIds: [line.id], entryIds: [entry.id] });
    expect(answer.status).toBe(line.amountMinor === entry.amountMinor ? 200 : 422);
    if (answer.status === 200) matches.push(answer.data.id);
  },
  async setOff({ which }) {
    const { entries } = await proposals();
    const entry = of(entries, which);
    const other = entries.find(({ amountMinor }) => amountMinor === -(entry?.amountMinor ?? 0));
    if (!entry || !other) return;
    const body = { bankId, lineIds: [], entryIds: [entry.id, other.id] };
    matches.push((await post('/bank/reconcile', body)).expect(200).data.id);
  },
  async undo({ which }) {
    const id = of(matches, which);
    if (id === undefined) return;
    (await post('/bank/unreconcile', { id })).expect(200);
    matches = matches.filter((one) => one !== id);
  },
  async reverse({ which }) {
    const id = of(vouchers, which);
    if (id === undefined) return;
    vouchers = vouchers.filter((one) => one !== id);
    const refusal: unknown = await books.reverse(id, '2026-11-21').then(
      () => null,
      (problem: unknown) => problem,
    );
    const matched = expect.objectContaining({ kind: expect.objectContaining({ code: 'voucher_matched' }) });
    expect([null, matched]).toContainEqual(refusal);
  },
  async park({ which }) {
    const line = of((await proposals()).lines, which);
    if (line) (await post('/bank/park-line', { lineId: line.id, parked: true })).expect(200);
  },
};

async function sound(): Promise<void> {
  expect(await brokenIn(api.db, reconciliationInvariants)).toEqual([]);
  for (const at of ['2026-10-31', '2026-11-04', '2026-11-10', '2026-11-21']) {
    const path = `/bank/reconciliation?bankId=${bankId}&at=${at}`;
    const { differenceMinor, statementMinor }: Reconciliation = (await api.get(path, { as: 'ACCOUNT' })).expect(
      200,
    ).data;
    expect(differenceMinor).toBe(0);
    if (at === '2026-11-21' && statementMinor !== null) expect(statementMinor).toBe(held.minor);
  }
}

it('whatever is done in whatever order, the books lead to the statement at any day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength }), async (acts) => {
      await api.startAnew();
      bankId = await books.addBank();
      held = { minor: 1_000_00, day: '2026-11-02' };
      [vouchers, matches] = [[], []];
      for (const one of acts) await does[one.kind](one);
      await sound();
    }),
    { numRuns },
  );
});
