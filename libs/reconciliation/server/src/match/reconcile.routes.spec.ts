import type { Match, Proposals, Reconciliation } from '@freightdesk/reconciliation-contract';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { type BankBooks, bankBooks } from '../bank-books.builder';
import { registerReconciliation } from '../register-reconciliation';
import { reconciliationInvariants } from '../verify/reconciliation-invariants';

let api: TestApi;
let books: BankBooks;
let bankId: string;

beforeAll(async () => {
  api = await startApi({
    register: (kit, tools) => {
      books = bankBooks(tools.db, { ...tools, actor: testActors.ACCOUNT });
      registerReconciliation(kit, books.ports);
    },
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  bankId = await books.addBank();
});
afterEach(async () => {
  expect(await brokenIn(api.db, reconciliationInvariants)).toEqual([]);
  for (const at of ['2026-10-31', '2026-11-02', '2026-11-05', '2026-11-21']) {
    expect((await statement(at)).differenceMinor).toBe(0);
  }
});

/** A line of a statement: the day of November, what it says, and what the account gained. */
type Said = [day: number, narration: string, minor: number];

async function says(...lines: Said[]): Promise<void> {
  let balance = 0;
  const rows = lines.map(([day, narration, minor]) => {
    balance += minor;
    return [`${day}-11-2026`, narration, minor / 100, balance / 100].join(',');
  });
  const form = new FormData();
  form.append('bankId', bankId);
  form.append('file', new Blob([['Date,Narration,Amount,Balance', ...rows].join('\n')]), 'a.csv');
  (await api.post('/bank/statement-import', form, { as: 'ACCOUNT' })).expect(200);
}

const proposals = async (query = ''): Promise<Proposals> =>
  (await api.get(`/bank/proposals?bankId=${bankId}${query}`, { as: 'ACCOUNT' })).expect(200).data;
const statement = async (at: string): Promise<Reconciliation> =>
  (await api.get(`/bank/reconciliation?bankId=${bankId}&at=${at}`, { as: 'ACCOUNT' })).expect(200).data;
const ask = (body: object) => api.post('/bank/reconcile', { bankId, ...body }, { as: 'ACCOUNT' });
const matched = async (body: object): Promise<Match> => (await ask(body)).expect(200).data;
const posted = (day: number, minor: number, narration = 'Received') =>
  books.post(bankId, { date: `2026-11-${String(day).padStart(2, '0')}`, minor, narration });
const lineIds = async () => (await proposals()).lines.map(({ id }) => id);

it('proposes by reference, by name, by day and by sum, and each side once', async () => {
  await says([5, 'NEFT CR N3062 99017', 500_00], [5, 'UPI KAVERI TRADERS', 500_00], [6, 'CASH DEP', 300_00]);
  const byName = await posted(2, 500_00, 'Received from Kaveri Traders, UPI');
  const byReference = await posted(2, 500_00, 'Received from Coastal, NEFT 99017');
  const [one, other] = [await posted(5, 100_00), await posted(6, 200_00)];

  const found = await proposals();

  const [first = '', second = '', third = ''] = found.lines.map(({ id }) => id);
  expect(found.proposals).toMatchObject([
    { lineIds: [first], entryIds: [byReference.entryId], reasons: ['reference', 'near'] },
    { lineIds: [second], entryIds: [byName.entryId], reasons: ['name', 'near'] },
    { lineIds: [third], reasons: ['sum'] },
  ]);
  expect(found.proposals[2]?.entryIds.toSorted()).toEqual([one.entryId, other.entryId].toSorted());
  expect(found).toMatchObject({ openCount: 3, parkedCount: 0, next: null });
});

it('accepted, a line and its entry are done; taken apart, they wait again', async () => {
  await says([5, 'NEFT', 500_00]);
  const { entryId } = await posted(4, 500_00);
  const match = await matched({ lineIds: await lineIds(), entryIds: [entryId] });

  expect(match).toMatchObject({ lines: [{ amountMinor: 500_00 }], entries: [{ id: entryId, amountMinor: 500_00 }] });
  expect(await proposals()).toMatchObject({ lines: [], openCount: 0 });

  (await api.post('/bank/unreconcile', { id: match.id }, { as: 'ACCOUNT' })).expect(200);
  (await api.post('/bank/unreconcile', { id: match.id }, { as: 'ACCOUNT' })).expect(404);
  expect((await proposals()).openCount).toBe(1);
});

it('splits one line over several entries, and takes several lines for one', async () => {
  await says([5, 'Two receipts', 500_00], [6, 'Part', -100_00], [7, 'Rest', -50_00]);
  const [line = '', part = '', rest = ''] = await lineIds();
  const entryIds = [(await posted(4, 300_00)).entryId, (await posted(5, 200_00)).entryId];

  await matched({ lineIds: [line], entryIds });
  await matched({ lineIds: [part, rest], entryIds: [(await posted(6, -150_00)).entryId] });

  expect((await proposals()).lines).toEqual([]);
});

it('what does not come to one amount is refused, and says what is missing', async () => {
  await says([5, 'NEFT', 500_00]);
  const { entryId } = await posted(4, 400_00);

  const { problem } = (await ask({ lineIds: await lineIds(), entryIds: [entryId] })).expect(422);

  expect(problem).toMatchObject({ code: 'match_differs' });
  expect(problem.message).toBe('The lines come to 500.00, the entries to 400.00: 100.00 is missing.');
});

it('an entry or a line of another bank is refused', async () => {
  await says([5, 'NEFT', 500_00]);
  const { entryId } = await posted(4, 500_00);
  const own = { lineIds: await lineIds(), entryIds: [entryId] };

  const elsewhere = await ask({ ...own, bankId: await books.addBank({ accountNumber: '999900001111' }) });

  expect(elsewhere.expect(422).problem.code).toBe('not_of_bank');
});

it('records what is missing in the same moment: of a match that fails nothing is left', async () => {
  await says([5, 'SMS CHARGES', -11_80]);
  const create = [
    {
      direction: 'EXPENSE',
      bankId,
      date: '2026-11-05',
      mode: 'NEFT',
      currency: 'INR',
      amountMinor: 11_80,
      accountCode: '6090',
    },
  ];
  const vouchers = () => api.db.selectFrom('voucher').select('id').execute();

  (await ask({ lineIds: await lineIds(), create: [{ ...create[0], amountMinor: 12_00 }] })).expect(422);
  expect(await vouchers()).toEqual([]);
  const match = await matched({ lineIds: await lineIds(), create });

  expect(match.entries).toMatchObject([{ amountMinor: -11_80, voucher: { number: expect.any(String) } }]);
  expect(await vouchers()).toHaveLength(1);
});

it('learns from what was confirmed, and forgets what was taken apart', async () => {
  await says([3, 'SMS CHARGES OCT 991', -11_80], [5, 'SMS CHARGES NOV 992', -12_50]);
  const [first = ''] = await lineIds();
  const { id } = await matched({ lineIds: [first], entryIds: [(await posted(3, -11_80)).entryId] });

  expect((await proposals()).learnt).toMatchObject([{ accountCode: '6090', partyId: null, times: 1 }]);
  await api.post('/bank/unreconcile', { id }, { as: 'ACCOUNT' });
  expect((await proposals()).learnt).toEqual([]);
});

it('what the bank confirms is not taken back till the match is undone', async () => {
  await says([5, 'NEFT', 500_00]);
  const { entryId, voucherId } = await posted(4, 500_00);
  const { id } = await matched({ lineIds: await lineIds(), entryIds: [entryId] });

  await expect(books.reverse(voucherId, '2026-11-06')).rejects.toMatchObject({
    kind: { code: 'voucher_matched', status: 409 },
  });
  await api.post('/bank/unreconcile', { id }, { as: 'ACCOUNT' });
  await books.reverse(voucherId, '2026-11-06');

  // Neither it nor its mirror will ever be on a statement.
  expect(await proposals()).toMatchObject({ openCount: 1, entries: [] });
});

it('sets a line aside and brings it back; matched, it is aside no more', async () => {
  await says([5, 'NEFT', 500_00]);
  const [lineId = ''] = await lineIds();
  const park = (parked: boolean) =>
    api.post('/bank/park-line', { lineId, parked, note: 'Ask the bank' }, { as: 'ACCOUNT' });

  (await park(true)).expect(200);
  expect(await proposals()).toMatchObject({ lines: [], openCount: 0, parkedCount: 1 });
  expect((await proposals('&parked=true')).lines).toHaveLength(1);
  (await park(false)).expect(200);
  expect((await proposals()).openCount).toBe(1);
  await park(true);
  await matched({ lineIds: [lineId], entryIds: [(await posted(4, 500_00)).entryId] });
  expect(await proposals()).toMatchObject({ openCount: 0, parkedCount: 0 });
});

it('of two who match the same at once one is done and the other is told', async () => {
  await says([5, 'NEFT', 500_00]);
  const entries = [await posted(4, 500_00), await posted(5, 500_00)];
  const ids = await lineIds();

  const answers = await Promise.all(
    [0, 1, 0, 1, 0, 1].map((at) => ask({ lineIds: ids, entryIds: [entries[at]?.entryId] })),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('already_matched');
});

it('of a match and a reversal at once only one is done', async () => {
  await says([5, 'A', 100_00], [5, 'B', 200_00], [5, 'C', 300_00]);
  const ids = await lineIds();

  for (const [at, minor] of [100_00, 200_00, 300_00].entries()) {
    const { entryId, voucherId } = await posted(4, minor);
    await Promise.allSettled([
      ask({ lineIds: [ids[at]], entryIds: [entryId] }),
      books.reverse(voucherId, '2026-11-06'),
    ]);
    const parts = await api.db.selectFrom('bankMatchPart').select('id').where('postingId', '=', entryId).execute();
    const mirrors = await api.db.selectFrom('voucher').select('id').where('reversesId', '=', voucherId).execute();
    // Whoever came first; a match of what was taken back before is one that a bounced cheque needs.
    expect(mirrors.length + parts.length).toBeGreaterThan(0);
  }
});

it('tells from the books to the statement what stands on one side alone, at any day', async () => {
  await says([2, 'NEFT', 500_00], [5, 'CHARGES', -10_00]);
  const { entryId } = await posted(1, 500_00);
  await posted(3, -200_00, 'Cheque to Maersk');
  await posted(20, 70_00);
  const [line = ''] = await lineIds();
  await matched({ lineIds: [line], entryIds: [entryId] });

  expect(await statement('2026-11-21')).toMatchObject({
    ...{
      booksMinor: 370_00,
      statementMinor: 490_00,
      expectedMinor: 490_00,
      differenceMinor: 0,
      statementTo: '2026-11-05',
    },
    unpresented: { totalMinor: -200_00, count: 1, rows: [{ days: 18, narration: 'Cheque to Maersk' }] },
    uncredited: { totalMinor: 70_00, ages: [{ count: 1 }, { count: 0 }, { count: 0 }, { count: 0 }] },
    debited: { totalMinor: -10_00, rows: [{ narration: 'CHARGES' }] },
    credited: { totalMinor: 0, count: 0 },
  });
  // The day before the bank had it, it was on its way.
  expect(await statement('2026-11-01')).toMatchObject({
    booksMinor: 500_00,
    statementMinor: null,
    uncredited: { totalMinor: 500_00 },
  });
});

it('of an account in dollars everything is in dollars', async () => {
  bankId = await books.addBank({ accountNumber: '777700001111', currency: 'USD' });
  await says([2, 'WIRE', 1_000_00]);
  await posted(1, 1_000_00);

  expect(await statement('2026-11-21')).toMatchObject({
    currency: 'USD',
    booksMinor: 1_000_00,
    statementMinor: 1_000_00,
  });
  expect((await proposals()).proposals).toHaveLength(1);
});
