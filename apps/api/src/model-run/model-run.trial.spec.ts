import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inSnapshot, sealRecords } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { sql } from 'kysely';
import { foundCompany, registerAll } from '../whole-api.builder';
import { sealSources, invariants } from '../invariants';
import { ModelBooks } from './model-books.builder';
import type { ModelDocument } from './model-records.builder';
import { actNames, acts } from './model-acts.builder';
import { addHead } from './model-jobs.builder';
import { addRates } from './model-openings.builder';
import type { Step } from './model-world.builder';
import { gainOf, worthLeft } from './model-worth.builder';

/**
 * Sixty things that clerks do, right or wrong, by chance: after them the books are what the small ledger in memory says.
 * FREIGHTDESK_MODEL_SEEDS is how many such runs there are, FREIGHTDESK_MODEL_FROM the seed of the first.
 */
const isFull = process.env['FREIGHTDESK_FULL_TESTS'] === '1';
const seeds = Number(process.env['FREIGHTDESK_MODEL_SEEDS'] ?? (isFull ? 1_000 : 4));
const first = Number(process.env['FREIGHTDESK_MODEL_FROM'] ?? 1);
const steps = 60;

jest.setTimeout(Math.max(seeds, 10) * 60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ register: registerAll });
});
afterAll(() => api.close());

const beginning: readonly (keyof typeof acts)[] = [
  ...(['addBank', 'addBank', 'addCustomer', 'addCustomer', 'addVendor', 'addPartner'] as const),
];
// Most days clerks bill and collect; banks and months change a few times a year.
const weights: Record<keyof typeof acts, number> = {
  ...{ draftInvoice: 9, issueInvoice: 9, receive: 8, allocate: 7, addBill: 5, postBill: 5, transfer: 5, reverse: 3 },
  ...{ receiveDollars: 5, payDollars: 5, spendDollars: 2, receiveOtherDollars: 2, addDollarBank: 2 },
  ...{
    invoiceAtOnce: 4,
    billAtOnce: 3,
    issueProforma: 2,
    convertProforma: 3,
    billAgain: 2,
    chargeInterest: 3,
    bringBalances: 2,
    openJob: 3,
    billCustomer: 4,
  },
  ...{ clearPayment: 3, returnCheque: 2, bookCharge: 2, unmatch: 1, countCash: 2, changeOpening: 2, deleteBank: 1 },
  ...{ pay: 5, spend: 2, payDue: 1, receiveOther: 1, takeOff: 3, refund: 4, reverseTransfer: 4 },
  ...{ setOff: 6, askWriteOff: 5, approveWriteOff: 6, refuseWriteOff: 1, reverseSettlement: 3 },
  ...{ prepareRun: 5, goOnWithRun: 12, submitRun: 1, approveRun: 1, payRun: 1, returnRun: 1, cancelRun: 1 },
  ...{ postJournal: 5, reverseJournal: 2, closeYear: 4, openYear: 3 },
  ...{ creditInvoice: 4, debitBill: 3, cancelNote: 3, cancelDebitNote: 2 },
  ...{ postOldBill: 4, reverseCredit: 8, restoreCredit: 8 },
  ...{ openInvoices: 3, openBills: 3, revalue: 5, reverseValuation: 4, addPartner: 1 },
  ...{ cancelInvoice: 2, cancelBill: 2, addBank: 1, addCustomer: 1, addVendor: 1, unlock: 3, lock: 2 },
};

const stepOf = (act: fc.Arbitrary<keyof typeof acts>): fc.Arbitrary<Step & { act: keyof typeof acts }> =>
  fc.record({
    act,
    pick: fc.nat(40),
    other: fc.nat(40),
    paise: fc.integer({ min: 1_00, max: 9_99_999_99 }),
    day: fc.nat(40),
    slip: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) }),
  });

const usualStep = stepOf(fc.oneof(...actNames.map((act) => ({ weight: weights[act], arbitrary: fc.constant(act) }))));
const someSteps = fc.array(usualStep, { minLength: steps - beginning.length, maxLength: steps - beginning.length });
const opening = fc.tuple(...beginning.map((act) => stepOf(fc.constant(act))));

/** Debit less credit of every account and party that is not even, as the store has it. */
async function trialBalance(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; paise: number }>`
    select concat_ws(' ', a.code, p.party_id) as name, sum(p.debit_paise - p.credit_paise)::bigint as paise
    from posting p join account a on a.id = p.account_id
    group by 1 having sum(p.debit_paise - p.credit_paise) <> 0`.execute(api.db);
  return Object.fromEntries(
    rows.map(({ name, paise }): [string, number] => [name, paise]).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const read = async (path: string, id: string) => (await api.as('ACCOUNT').get(`${path}?id=${id}`)).expect(200).data;

/** What a document is owed, and how it stands, as its list shows it. */
function standingOf({ status, totalPaise, settledPaise, notedPaise }: ModelDocument, posted: string) {
  const outstandingPaise = status === 'ISSUED' ? totalPaise - settledPaise : 0;
  const inPart = settledPaise > notedPaise ? 'PARTLY_PAID' : posted;
  const shown = settledPaise === totalPaise ? 'PAID' : inPart;
  return { outstandingPaise, status: status === 'ISSUED' ? shown : status };
}

interface Held {
  id: string;
  balancePaise: number;
  balanceMinor: number;
}

/** Everything that the model knows of a document, as the server tells it. */
async function expectAgreement(books: ModelBooks): Promise<void> {
  expect(await trialBalance()).toEqual(books.trialBalance());
  for (const invoice of books.invoices) {
    const { id, number, totalPaise } = invoice;
    expect(await read('/sale-invoice/get', id)).toMatchObject({ number, totalPaise, ...standingOf(invoice, 'ISSUED') });
  }
  for (const bill of books.bills) {
    const { id, number, totalPaise } = bill;
    const kept = { number, payablePaise: totalPaise, ...standingOf(bill, 'POSTED') };
    expect(await read('/purchase-invoice/get', id)).toMatchObject(kept);
  }
  const notes = { '/sale-invoice/get': books.creditNotes, '/purchase-invoice/get': books.debitNotes };
  for (const [path, made] of Object.entries(notes)) {
    for (const { id, number, status, figures, takenPaise } of made) {
      const kept = status === 'ISSUED' ? {} : { status };
      const outstandingPaise = status === 'ISSUED' ? takenPaise - figures.total : 0;
      expect(await read(path, id)).toMatchObject({ number, totalPaise: figures.total, outstandingPaise, ...kept });
    }
  }
  for (const payment of books.payments) {
    const { id, status, number, leftMinor } = payment;
    const left = { unallocatedMinor: leftMinor, unallocatedPaise: worthLeft(payment, leftMinor) };
    const fxGainPaise = status === 'POSTED' ? gainOf(payment) : 0;
    expect(await read('/payment/get', id)).toMatchObject({ status, number, ...left, fxGainPaise });
  }
  for (const { id, status, number } of books.settlements) {
    expect(await read('/settlement/get', id)).toMatchObject({ status, number });
  }
  for (const { id, status, number } of books.journals) {
    expect(await read('/journal/get', id)).toMatchObject({ status, number });
  }
  for (const { id, status } of books.runs) expect(await read('/payment-run/get', id)).toMatchObject({ status });
  const { data: banks } = (await api.as('ACCOUNT').get('/bank/list?pageSize=100')).expect(200).body;
  const balances = books.trialBalance();
  const expected = [...books.banks, ...books.dollarBanks].map(({ id, code, isForeign, heldMinor }) => {
    const paise = balances[code] ?? 0;
    return [id, paise, isForeign ? heldMinor : paise];
  });
  const held = banks.map(({ id, balancePaise, balanceMinor }: Held) => [id, balancePaise, balanceMinor]);
  expect(held.sort()).toEqual(expected.sort());
}

async function expectSoundBooks(): Promise<void> {
  const { signal } = new AbortController();
  await sealRecords(sealSources).run({ db: api.db, clock: api.clock, signal });
  const found = await inSnapshot(api.db, async (tx) => {
    const broken: string[] = [];
    for (const invariant of invariants) broken.push(...(await invariant.broken(tx)));
    return broken;
  });
  expect(found).toEqual([]);
}

async function play(run: readonly (Step & { act: keyof typeof acts })[]): Promise<void> {
  await api.startAnew();
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  const books = new ModelBooks();
  await addRates({ api, books });
  await addHead({ api, books });
  for (const step of run) await acts[step.act]({ api, books }, step);
  await expectAgreement(books);
  await expectSoundBooks();
  books.done.forEach((path) => done.add(path));
}

/** Endpoints that did what they were asked in some run. */
const done = new Set<string>();

it(`${seeds} runs of ${steps} steps leave the books that a small ledger in memory expects`, async () => {
  const diverging: string[] = [];
  for (let seed = first; seed < first + seeds; seed += 1) {
    const [[begun, then] = [[], []]] = fc.sample(fc.tuple(opening, someSteps), { seed, numRuns: 1 });
    await play([...begun, ...then]).catch((error: unknown) => diverging.push(`seed ${seed}: ${String(error)}`));
  }
  expect(diverging).toEqual([]);
});

it('whatever is said to be played was done in one of the runs', () => {
  const told: { played: string[]; drafted: string[] } = JSON.parse(
    readFileSync(join(__dirname, 'posting-endpoints.json'), 'utf8'),
  );

  // Some come in one run of a hundred: it takes the long form to tell what is never done.
  expect(seeds < 500 ? [] : [...told.played, ...told.drafted].filter((path) => !done.has(path))).toEqual([]);
});
