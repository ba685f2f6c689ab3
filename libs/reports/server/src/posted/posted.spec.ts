import {
  accountCode,
  credit,
  debit,
  type GstHead,
  type PostingFacts,
  type VoucherType,
  voucherTypes,
} from '@freightdesk/ledger-contract';
import { reverseVoucher } from '@freightdesk/ledger-server';
import { gstAccounts, gstPayableCode, type ReportPeriod } from '@freightdesk/reports-contract';
import { addDays, type BusinessDate, fiscalYearOf, settableClock } from '@freightdesk/shared-calendar';
import { withTransaction } from '@freightdesk/shared-database';
import { connectAsTamperer } from '@freightdesk/shared-database/testing';
import { freshDatabase, insertTestActors, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expensesPage } from '../expenses/expenses.repository';
import { gstMovements } from '../gst/gst.repository';
import { ledgersPage, trialBalanceRows } from '../ledgers/ledgers.repository';
import { addJob, addParty, post } from '../report-books.builder';

let store: Awaited<ReturnType<typeof freshDatabase>>;
const clock = settableClock('2026-11-21T06:00:00Z');
const books = () => ({ db: store.db, clock, actor: testActors.ACCOUNT });
let parties: string[];
let jobs: string[];

beforeAll(async () => {
  store = await freshDatabase();
  await insertTestActors(store.db, clock.now());
  parties = await Promise.all(['Aarti', 'Bharat', 'Cosco'].map((name) => addParty(books(), name)));
  jobs = await Promise.all([addJob(books()), addJob(books())]);
});
afterAll(() => store.drop());

const controls: readonly string[] = [accountCode.debtors, accountCode.creditors, accountCode.customerAdvances];
const codes = [
  ...controls,
  ...[accountCode.cash, accountCode.freightIncome, accountCode.freightCost, accountCode.handlingCost, accountCode.rent],
  ...[accountCode.exchangeDifference, accountCode.outputIgst, accountCode.inputIgst, gstPayableCode],
];

interface Line {
  code: string;
  paise: number;
  party: number | null;
  job: number | null;
  gstHead: GstHead | null;
}
interface Act {
  type: VoucherType;
  day: number;
  lines: Line[];
  /** After how many days it is reversed. */
  reversedAfter: number | null;
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const line: fc.Arbitrary<Line> = fc.record({
  code: fc.constantFrom(...codes),
  paise: fc.integer({ min: -500, max: 500 }).filter((paise) => paise !== 0),
  party: maybe(fc.nat(2)),
  job: maybe(fc.nat(1)),
  gstHead: maybe(fc.constantFrom<GstHead>('CGST', 'IGST')),
});
/** A year is closed once and a month valued once, so these are tried where they are posted. */
const anyDayTypes = voucherTypes.filter((type) => type !== 'YEAR_END' && type !== 'REVALUATION');
const act: fc.Arbitrary<Act> = fc.record({
  type: fc.constantFrom(...anyDayTypes),
  day: fc.nat(130),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  reversedAfter: maybe(fc.nat(60)),
});

const firstDay = '2026-02-10';
const dayOf = (day: number) => addDays(firstDay, day);

function factsOf({ code, party, job, gstHead }: Line): PostingFacts {
  const partyId = party === null && controls.includes(code) ? parties[0] : parties[party ?? -1];
  const jobId = jobs[job ?? -1];
  return { ...(partyId && { partyId }), ...(jobId && { jobId }), ...(gstHead && { gstHead }) };
}

async function perform({ type, day, lines, reversedAfter }: Act): Promise<void> {
  const sides = lines.map((each) => ({ ...each, posted: debit(each.code, each.paise, factsOf(each)) }));
  const rest = lines.reduce((sum, { paise }) => sum + paise, 0);
  // Against two accounts, so that no voucher has a single line or one of nothing.
  const against = [...credit(accountCode.openingBalanceEquity, rest + 1), ...credit('2400', -1)];
  const voucherId = await post(books(), { type, date: dayOf(day) }, [
    ...sides.flatMap(({ posted }) => posted),
    ...against,
  ]);
  if (reversedAfter === null) return;
  const reversal = { voucherId, date: dayOf(day + reversedAfter), narration: 'A mistake' };
  await withTransaction(store.db, (tx) => reverseVoucher({ tx, clock, actor: testActors.ACCOUNT }, reversal));
}

interface Raw {
  voucherId: string;
  code: string;
  kind: string;
  control: string | null;
  date: string;
  type: string;
  hasHead: boolean;
  jobId: string | null;
  partyId: string | null;
  whoseId: string | null;
  debit: number;
  credit: number;
}

/** Every posting with what its voucher says, one by one. */
async function rawPostings(): Promise<Raw[]> {
  const { rows } = await sql<Raw>`
    select p.voucher_id, a.code, a.kind, a.control, p.date, v.type, p.gst_head is not null as has_head, p.job_id, p.party_id,
      coalesce(p.party_id, (select q.party_id from posting q where q.voucher_id = v.id and q.party_id is not null
        order by q.line_no limit 1)) as whose_id,
      p.debit_paise as debit, p.credit_paise as credit
    from posting p join account a on a.id = p.account_id join voucher v on v.id = p.voucher_id`.execute(store.db);
  return rows;
}

/** What is added up for each key, in the order of the keys; nothing for what adds up to nothing at all. */
function added(rows: readonly Raw[], keyOf: (row: Raw) => string, figuresOf: (row: Raw) => number[]): string[] {
  const sums = new Map<string, number[]>();
  for (const row of rows) {
    const sum = sums.get(keyOf(row));
    sums.set(
      keyOf(row),
      figuresOf(row).map((figure, index) => figure + (sum?.[index] ?? 0)),
    );
  }
  return [...sums].map(([key, figures]) => [key, ...figures].join(' ')).sort();
}
const moves = (texts: readonly string[]) => texts.filter((text) => !/^[^ ]+( 0)+$/.test(text));

const asked = { page: undefined, pageSize: undefined };
const within = ({ from, to }: ReportPeriod, rows: readonly Raw[]) =>
  rows.filter(({ date }) => from <= date && date <= to);

async function compareLedgers(period: ReportPeriod, rows: readonly Raw[], partyId: string | null): Promise<void> {
  const { rows: found } = await ledgersPage(store.db, { ...period, ...asked, partyId });
  const upTo = rows.filter(({ date, partyId: own }) => date <= period.to && (partyId === null || own === partyId));
  const isBefore = ({ date }: Raw) => Number(date < period.from);
  const expected = added(
    upTo,
    ({ code, control, partyId: own }) => `${code}/${control === 'CUSTOMER' || control === 'VENDOR' ? own : null}`,
    (row) => [
      isBefore(row) * (row.debit - row.credit),
      (1 - isBefore(row)) * row.debit,
      (1 - isBefore(row)) * row.credit,
    ],
  );

  expect(
    found.map((row) => `${row.code}/${row.partyId} ${row.openingPaise} ${row.debitPaise} ${row.creditPaise}`).sort(),
  ).toEqual(moves(expected));
}

/** A fiscal year, whole and as far as a day, page by page and all at once. */
async function compareLedgerPages(day: BusinessDate): Promise<void> {
  const year = fiscalYearOf(day);
  for (const to of [year.to, day]) {
    const wanted = { from: year.from, to, partyId: null };
    const whole = await ledgersPage(store.db, { ...wanted, ...asked });
    const places = Array.from({ length: Math.ceil(whole.total / 3) }, (_, place) => place + 1);
    const pages = await Promise.all(places.map((page) => ledgersPage(store.db, { ...wanted, page, pageSize: 3 })));

    expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows);
    for (const { totals, total } of pages)
      expect({ totals, total }).toEqual({ totals: whole.totals, total: whole.total });
  }
}

async function compareTrialBalance(at: string, rows: readonly Raw[]): Promise<void> {
  const found = await trialBalanceRows(store.db, at);
  const expected = added(
    rows.filter(({ date }) => date <= at),
    ({ code }) => code,
    (row) => [row.debit - row.credit],
  );

  expect(found.map(({ code, debitPaise, creditPaise }) => `${code} ${debitPaise - creditPaise}`)).toEqual(
    moves(expected),
  );
}

async function compareGst(period: ReportPeriod, rows: readonly Raw[]): Promise<void> {
  const found = await gstMovements(store.db, period);
  const settling = new Set(rows.filter(({ code }) => code === gstPayableCode).map(({ voucherId }) => voucherId));
  const supplies = within(period, rows).filter(
    ({ voucherId, type, hasHead, code }) =>
      !settling.has(voucherId) &&
      type !== 'OPENING' &&
      !(['EXPENSE', 'PAYMENT'].includes(type) && !hasHead) &&
      gstAccounts.some((account) => account.code === code),
  );
  const sideOf = ({ type, code }: Raw) => {
    const side = gstAccounts.find((account) => account.code === code)?.side;
    return side === 'OUTPUT' && ['RECEIPT', 'PAYMENT'].includes(type) ? 'ADVANCES' : side;
  };
  const expected = added(
    supplies,
    (row) => `${row.date.slice(0, 7)}/${sideOf(row)}`,
    (row) => [row.kind === 'ASSET' ? row.debit - row.credit : row.credit - row.debit],
  );

  expect(found.map(({ month, side, paise }) => `${month}/${side} ${paise}`).sort()).toEqual(expected);
}

const keyOfExpense = {
  account: ({ code }: Raw) => code,
  month: ({ date }: Raw) => date.slice(0, 7),
  party: ({ whoseId }: Raw) => whoseId ?? 'none',
};

interface Narrowed {
  grouping: keyof typeof keyOfExpense;
  partyId: string | null;
  without: 'job' | 'party' | null;
  nature: 'DIRECT' | 'INDIRECT' | null;
}

async function compareExpenses(period: ReportPeriod, rows: readonly Raw[], narrowed: Narrowed): Promise<void> {
  const { grouping, partyId, without, nature } = narrowed;
  const { rows: found } = await expensesPage(store.db, {
    ...period,
    ...asked,
    ...narrowed,
    accountId: null,
    jobId: null,
  });
  const isDirect = ({ kind }: Raw) => kind === 'DIRECT_COST';
  const spent = within(period, rows).filter(
    (row) =>
      (isDirect(row) || row.kind === 'INDIRECT_EXPENSE' || row.code === accountCode.exchangeDifference) &&
      (partyId === null || row.whoseId === partyId) &&
      (without !== 'job' || row.jobId === null) &&
      (without !== 'party' || row.whoseId === null) &&
      (nature === null || (nature === 'DIRECT') === isDirect(row)),
  );
  const expected = added(spent, keyOfExpense[grouping], (row) => [
    isDirect(row) ? row.debit - row.credit : 0,
    isDirect(row) ? 0 : row.debit - row.credit,
  ]);

  expect(
    found
      .map((row) => `${row.code ?? row.month ?? row.partyId ?? 'none'} ${row.directPaise} ${row.indirectPaise}`)
      .sort(),
  ).toEqual(expected);
}

const period = fc
  .tuple(fc.integer({ min: -20, max: 200 }), fc.nat(150))
  .map(([start, length]): ReportPeriod => ({ from: dayOf(start), to: dayOf(start + length) }));
const narrowing = fc.record({
  grouping: fc.constantFrom('account' as const, 'month' as const, 'party' as const),
  party: maybe(fc.nat(2)),
  without: maybe(fc.constantFrom('job' as const, 'party' as const)),
  nature: maybe(fc.constantFrom('DIRECT' as const, 'INDIRECT' as const)),
});

async function compare(
  days: ReportPeriod,
  { party, ...narrowed }: { party: number | null } & Omit<Narrowed, 'partyId'>,
) {
  const rows = await rawPostings();
  const partyId = parties[party ?? -1] ?? null;
  await compareTrialBalance(days.to, rows);
  await compareLedgers(days, rows, null);
  await compareLedgers(days, rows, parties[0] ?? null);
  await compareLedgerPages(days.from);
  await compareGst(days, rows);
  await compareExpenses(days, rows, { ...narrowed, partyId });
}

describe('reports from kept sums', () => {
  it('say what the postings say, whatever was posted and reversed in whatever order, of any days', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 1, maxLength: 6 }),
        period,
        narrowing,
        async (acts, days, narrowed) => {
          for (const each of acts) await perform(each);

          await compare(days, narrowed);
        },
      ),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it('say the same once the sums were kept anew', async () => {
    const owner = connectAsTamperer(store.url);
    await sql`select rebuild_posting_sums()`.execute(owner);
    await owner.destroy();

    await fc.assert(fc.asyncProperty(period, narrowing, compare), { numRuns: 15 });
  });
});
