import { seededRandom } from '@freightdesk/demo-server';
import { isSeriesKind } from '@freightdesk/company-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { type Db, type Store, withTransaction } from '@freightdesk/shared-database';
import { Client } from 'pg';
import { bringStatements } from './books/statements';
import { bookDocket, hearOfLead } from './books/desk';
import { Books } from './books/books';
import { Heads } from './books/heads';
import { accrue } from './books/journals';
import { Calendar } from './books/calendar';
import { openJob } from './books/jobs';
import { type Office, openOffice, type Place } from './books/office';
import { enterParties, oneOf, type Parties } from './books/parties';
import { buy, Payees } from './books/purchases';
import { settle } from './books/receipts';
import { sell } from './books/sales';
import { tdsRatesOf } from './books/tds-rates';
import { rebuildingSums } from '../rebuilds';
import { copyRows } from './store/copy-rows';
import { sealStore } from './store/seal-store';

const seed = 1946;
const turnsAtOnce = 2_000;

async function openBooks(db: Db, calendar: Calendar): Promise<Books> {
  const user = await db.selectFrom('appUser').select(['id', 'firstName', 'lastName']).executeTakeFirstOrThrow();
  const accounts = await db.selectFrom('account').select(['id', 'code']).execute();
  const heads = await db.selectFrom('chargeHead').select(['id', 'code', 'name', 'pureAgent', 'active']).execute();
  const author = { id: user.id, name: `${user.firstName} ${user.lastName}`.trim() };
  const byCode = new Map(heads.flatMap(({ code, ...head }) => (code === null ? [] : [[code, head] as const])));
  const accountIds = new Map(accounts.map(({ id, code }) => [code, id]));
  const books = new Books(seededRandom(seed), calendar, author, { accountIds, heads: new Heads(byCode) });
  const series = await db.selectFrom('numberSeries').select(['id', 'kind', 'holder', 'prefix', 'width']).execute();
  for (const { kind, ...one } of series) if (isSeriesKind(kind)) books.numbers.know({ ...one, kind });
  return books;
}

async function putIn(books: Books, owner: Client): Promise<void> {
  for (const [table, rows] of books.sheets.take()) await copyRows(owner, table, rows);
}

interface Business {
  office: Office;
  parties: Parties;
  payees: Payees;
  scale: number;
}

/** The business of all the years, four invoices to a job: a bill for every fifth, a lead for every eighth, a docket for every fourth. */
async function doBusiness(books: Books, parts: Business, owner: Client) {
  const { office, parties, payees, scale } = parts;
  let job: ReturnType<typeof openJob> | undefined;
  for (let index = 0; index < scale; index += 1) {
    const date = books.calendar.dayOf(index, scale);
    const branch = office.branches[index % 5 === 4 ? 1 : 0];
    const every = (turns: number) =>
      index % turns === 0 ? { index: index / turns, count: Math.ceil(scale / turns) } : null;
    const [toJob, toLead, toDocket, toBill, toJournal] = [every(4), every(8), every(4), every(5), every(100)];
    if (toJob) job = openJob(books, parties, toJob);
    if (toJournal) accrue(books, { index: toJournal.index, date });
    if (toLead) hearOfLead(books, parties, toLead);
    if (toDocket) bookDocket(books, parts, toDocket);
    if (toBill) buy(books, { ...toBill, date, branch, vendor: oneOf(books, parties.vendors), job }, payees);
    const party = oneOf(books, index % 20 === 9 ? parties.agents : parties.customers);
    const issued = sell(books, { date, index, branch, party, job });
    if (issued) settle(books, issued, office);
    if (index % turnsAtOnce === turnsAtOnce - 1) await putIn(books, owner);
  }
}

export interface YearsTerms {
  /** How many sale invoices. */
  scale: number;
  /** The first day of the books and the last. */
  days: { from: BusinessDate; to: BusinessDate };
  place: Place;
}

/** Fills a new store with books of so many sale invoices, in one transaction of its owner. */
export async function fillStore(
  { db, ownerUrl }: Pick<Store, 'db' | 'ownerUrl'>,
  { scale, days, place }: YearsTerms,
): Promise<void> {
  const books = await openBooks(db, new Calendar(days.from, days.to));
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const office = await withTransaction(db, (tx) => openOffice(books, tx, place));
    await owner.query('begin');
    // What triggers and foreign keys see to, the rules that make the rows have seen to; `verify` is asked afterwards.
    await owner.query('set local session_replication_role = replica');
    const payees = new Payees(await tdsRatesOf(db));
    await doBusiness(books, { office, parties: enterParties(books, scale), payees, scale }, owner);
    for (const row of books.numbers.opened()) books.sheets.add('numberSeries', row);
    for (const row of books.numbers.counters()) books.sheets.add('numberCounter', row);
    await putIn(books, owner);
    await bringStatements(books, owner, office.rupees[0]);
    await putIn(books, owner);
    // What is kept of them would have been kept by the triggers.
    await owner.query(rebuildingSums);
    await owner.query('commit');
    await sealStore(db, owner);
    // All documents were written a second time with what is settled of them; years of business reuse that room, and a copy does not.
    await owner.query('vacuum (full) sale_invoice, purchase_invoice');
    await owner.query('vacuum (analyze)');
  } finally {
    await owner.end();
  }
}
