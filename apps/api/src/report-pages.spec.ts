import { settableClock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { connectAsTamperer, type FreshDatabase } from '@freightdesk/shared-database/testing';
import {
  authenticateByRole,
  freshDatabase,
  insertTestActors,
  testActors,
  testToken,
} from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { rebuildingSums } from './rebuilds';
import { writeManyYears } from './report-plans.builder';
import { foundCompany, wholeServer } from './whole-api.builder';

interface Report {
  rows: readonly unknown[];
  totals: unknown;
  total: number;
}
const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'rows' in value && 'totals' in value && 'total' in value;

let store: FreshDatabase;
let close: () => Promise<void>;
let read: (path: string) => Promise<unknown>;

/** Each tenth bill and receipt withholds something, and some receipts are of a vendor, who stands on both sides. */
const withholding = [
  sql`update purchase_invoice set tds_base_paise = taxable_paise, tds_paise = taxable_paise / 50, tds_section = '194C', tds_nature = 'CONTRACT', tds_account_code = '2301',
      payable_paise = total_paise - taxable_paise / 50, payable_minor = total_paise - taxable_paise / 50
    where right(number, 1) = '3'`,
  sql`update payment set tds_paise = 100 where right(number, 1) = '7'`,
  sql`update payment set party_id = (select id from party where name_key = 'vendor 3') where right(number, 2) = '17'`,
];
/** What is bought and sold is of the jobs of these books, but for some. */
const jobs = ['sale_invoice', 'purchase_invoice'].map(
  (table) => sql`
    update ${sql.table(`${table}_line`)} l set job_id = j.id, job_number = j.number from ${sql.table(table)} i, jobcard j
    where i.id = l.invoice_id and right(i.number, 6) = right(j.number, 6) and right(i.number, 1) <> '9'`,
);
/** Names that are written with large letters, and one that two parties have. */
const names = [
  sql`update party set name = upper(name) where right(name, 1) = '4'`,
  sql`update party set name = 'Vendor 8' where name_key in ('vendor 8', 'customer 8', 'vendor 9')`,
];

async function write(tamperer: Db): Promise<void> {
  await writeManyYears(tamperer);
  await tamperer.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of [...withholding, ...jobs, ...names, sql.raw(rebuildingSums)]) await statement.execute(tx);
  });
  await sql`vacuum analyze`.execute(tamperer);
}

beforeAll(async () => {
  const clock = settableClock('2026-11-22T06:00:00Z');
  store = await freshDatabase();
  await insertTestActors(store.db, clock.now());
  await foundCompany(store.db, { now: clock.now(), userId: testActors.ADMIN.userId });
  const tamperer = connectAsTamperer(store.url);
  await write(tamperer);
  await tamperer.destroy();
  ({ read, close } = wholeServer({ db: store.db, clock, authenticate: authenticateByRole }, testToken('ADMIN')));
}, 120_000);
afterAll(async () => {
  await close();
  await store.drop();
});

async function report(path: string): Promise<Report> {
  const answer = await read(path);
  if (!isReport(answer)) throw new Error(`${path} is no report.`);
  return answer;
}

const year = 'from=2022-04-01&to=2023-03-31';
/** What is asked page by page, and what tells the same rows at once. All of these books is of one SAC, and spent for one nature. */
const asked = [
  ...['sale', 'purchase', 'expense', 'job-profit', 'tds-report'].map((name) => [`${name}?groupBy=party`, '']),
  ['sale?groupBy=job', '&sac=996521'],
  ['purchase?groupBy=job', '&sac=996521'],
  ['expense?groupBy=job', '&nature=DIRECT'],
];

it.each(asked)('the pages of /reports/%s are its rows in their order', async (path, apart) => {
  const whole = await report(`/reports/${path}&${year}${apart}`);
  const pageSize = Math.ceil(whole.total / 9);

  const pages: Report[] = [];
  for (let page = 1; page <= 9; page += 1) {
    pages.push(await report(`/reports/${path}&${year}&page=${page}&pageSize=${pageSize}`));
  }

  expect(whole.rows.length).toBeGreaterThan(9);
  expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows);
  expect(pages.map(({ totals, total }) => ({ totals, total }))).toEqual(
    pages.map(() => ({ totals: whole.totals, total: whole.total })),
  );
});

it('a page past the last has no row, and the totals of all', async () => {
  const whole = await report(`/reports/sale?groupBy=party&${year}`);

  expect(await report(`/reports/sale?groupBy=party&${year}&page=99&pageSize=5`)).toMatchObject({
    ...{ rows: [], totals: whole.totals, total: whole.total },
  });
});
