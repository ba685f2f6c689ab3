import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { postVoucher } from '@freightdesk/ledger-server';
import type { JobProfitGrouping, JobProfitRow, ReportPeriod } from '@freightdesk/reports-contract';
import { addDays, settableClock } from '@freightdesk/shared-calendar';
import { type Db, newId, type Tx, withTransaction } from '@freightdesk/shared-database';
import { connectAsTamperer } from '@freightdesk/shared-database/testing';
import { freshDatabase, insertTestActors, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { sql } from 'kysely';
import { addJob, addParty } from '../report-books.builder';
import { readJobProfit } from './read-job-profit';

let store: Awaited<ReturnType<typeof freshDatabase>>;
let parties: string[];
let jobs: string[];
const clock = settableClock('2026-11-21T06:00:00Z');
const books = () => ({ db: store.db, clock, actor: testActors.ACCOUNT });

beforeAll(async () => {
  store = await freshDatabase();
  await insertTestActors(store.db, clock.now());
  parties = await Promise.all(['Aarti', 'Bharat'].map((name) => addParty(books(), name)));
  jobs = await Promise.all([1, 2, 3, 4].map(() => addJob(books())));
});
afterAll(() => store.drop());

const dayOf = (day: number) => addDays('2025-02-10', day);

async function addCharge(db: Db | Tx, jobId: string, paise: number, pureAgent = false) {
  await sql`
    insert into charge (id, record, record_id, position, payer_id, charge_head_id, description, basis, quantity, pure_agent,
      buy_paise, sell_paise, quoted_sell_paise, created_at, created_by)
    select ${newId()}, 'jobcard', ${jobId}, 1, ${parties[0]}, id, 'Ocean freight', 'SHIPMENT', '1', ${pureAgent},
      ${paise}, ${2 * paise}, ${3 * paise}, ${clock.now()}, ${testActors.ACCOUNT.userId}
    from charge_head order by code limit 1`.execute(db);
}

const earnedBy = (jobId: string, paise: number) => [
  ...debit(accountCode.freightCost, paise, { jobId }),
  ...credit(accountCode.freightIncome, 3 * paise, { jobId }),
  ...debit(accountCode.cash, 2 * paise),
];
const earn = (tx: Tx, jobId: string, paise: number, date: string) =>
  postVoucher(
    { tx, clock, actor: testActors.ACCOUNT },
    {
      ...{ type: 'JOURNAL', date, narration: 'Work', lines: earnedBy(jobId, paise) },
      document: { type: 'spec', id: newId(), number: 'JV' },
    },
  );
const earnAtOnce = (jobId: string, paise: number, date: string) =>
  withTransaction(store.db, (tx) => earn(tx, jobId, paise, date));

async function share(masterId: string, houseId: string, paise: number) {
  const stamps = sql`${clock.now()}, ${testActors.ACCOUNT.userId}`;
  await sql`delete from job_apportionment where master_id = ${masterId}`.execute(store.db);
  await sql`insert into job_apportionment (master_id, basis, created_at, created_by) values (${masterId}, 'SPEC', ${stamps})`.execute(
    store.db,
  );
  await sql`insert into job_share (master_id, house_id, position, basis, weight, buy_paise)
    values (${masterId}, ${houseId}, 1, 'SPEC', '1', ${paise})`.execute(store.db);
}

/** What people do to a job, one thing after the other. */
const deeds: readonly ((jobId: string, number: number) => Promise<unknown>)[] = [
  (jobId, number) => addCharge(store.db, jobId, number, number % 5 === 0),
  (jobId, number) => sql`update charge set buy_paise = ${number} where record_id = ${jobId}`.execute(store.db),
  (jobId) => sql`update charge set waived_reason = 'Goodwill' where record_id = ${jobId}`.execute(store.db),
  (jobId) => sql`delete from charge where record_id = ${jobId} and waived_reason is not null`.execute(store.db),
  (jobId, number) => earnAtOnce(jobId, number + 1, dayOf(number)),
  (jobId, number) => share(jobId, jobs.find((other) => other !== jobId) ?? '', number + 1),
  (jobId, number) => sql`update jobcard set date = ${dayOf(number)} where id = ${jobId}`.execute(store.db),
  (jobId, number) =>
    sql`update jobcard set customer_id = ${parties[number % 2]}, mode = ${number % 3 ? 'AIR' : 'SEA_FCL'} where id = ${jobId}`.execute(
      store.db,
    ),
  (jobId, number) =>
    sql`update jobcard set status = ${number % 2 ? 'CANCELLED' : 'DRAFT'}, cancel_reason = ${number % 2 ? 'Lost' : null}
      where id = ${jobId}`.execute(store.db),
];

/** Job by job, from what is written down of each. */
async function witness(by: JobProfitGrouping, { from, to }: ReportPeriod, partyId: string | null) {
  const key = { job: 'id::text', party: 'customer_id::text', mode: 'mode', month: `to_char(date, 'YYYY-MM')` }[by];
  const { rows } = await sql<{ key: string }>`
    select ${sql.raw(key)} as key, count(*)::int as jobs, sum(quoted)::bigint as "quotedPaise", sum(accrued)::bigint as "accruedPaise",
      sum(sell)::bigint as "sellPaise", sum(buy)::bigint as "buyPaise"
    from jobcard j
    cross join lateral (
      select coalesce(sum(coalesce(quoted_sell_paise, 0) - coalesce(quoted_buy_paise, 0)), 0) as quoted,
        coalesce(sum(case when waived_reason is null then sell_paise else 0 end - buy_paise), 0)
          + coalesce((select sum(buy_paise) from job_share where master_id = j.id), 0)
          - coalesce((select sum(buy_paise) from job_share where house_id = j.id), 0) as accrued
      from charge where record_id = j.id and not pure_agent) said
    cross join lateral (
      select coalesce(sum(credit_paise - debit_paise) filter (where a.kind = 'INCOME'), 0) as sell,
        coalesce(sum(debit_paise - credit_paise) filter (where a.kind = 'DIRECT_COST'), 0) as buy
      from posting p join account a on a.id = p.account_id where p.job_id = j.id) posted
    where date between ${from} and ${to} and status <> 'CANCELLED'
      and (${partyId}::uuid is null or customer_id = ${partyId}::uuid)
    group by 1`.execute(store.db);
  return rows;
}

const inOrder = <Row extends { key: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => one.key.localeCompare(other.key));
const toldOf = ({ key, jobs: count, quotedPaise, accruedPaise, sellPaise, buyPaise }: JobProfitRow) => ({
  ...{ key, jobs: count, quotedPaise, accruedPaise, sellPaise, buyPaise },
});

/** What is kept otherwise than jobs have it; what has come to nothing may still have a row. */
async function broken() {
  const names = ['jobs', 'quoted_paise', 'accrued_paise', 'sell_paise', 'buy_paise', 'exchange_paise'];
  const sums = sql.join(names.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`));
  const isAny = sql.join(
    names.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
    sql` or `,
  );
  const of = (source: ReturnType<typeof sql>) =>
    sql`select part, first_day, whose, ${sums} from ${source} group by 1, 2, 3 having ${isAny}`;
  const [kept, posted] = [of(sql`job_group_sum`), of(sql`posted_job_group_sum()`)];
  return (await sql`(${kept} except ${posted}) union all (${posted} except ${kept})`.execute(store.db)).rows;
}

const deed = fc.record({ what: fc.nat(deeds.length - 1), job: fc.nat(3), number: fc.integer({ min: 0, max: 700 }) });
const period = fc
  .tuple(fc.integer({ min: -20, max: 500 }), fc.nat(600))
  .map(([start, length]): ReportPeriod => ({ from: dayOf(start), to: dayOf(start + length) }));

it('the profit of jobs is what each of them says, whatever was done to it, of any days, grouped and narrowed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 12 }), period, async (done, days) => {
      for (const { what, job, number } of done) await deeds[what]?.(jobs[job] ?? '', number);
      expect(await broken()).toEqual([]);
      for (const groupBy of ['job', 'party', 'mode', 'month'] as const) {
        for (const partyId of [null, parties[0] ?? null]) {
          const { rows, totals } = await readJobProfit({ ...days, groupBy, ...(partyId && { partyId }) }, books());
          const expected = await witness(groupBy, days, partyId);
          expect(inOrder(rows.map(toldOf))).toEqual(inOrder(expected));
          expect(totals.sellPaise).toBe(rows.reduce((sum, { sellPaise }) => sum + sellPaise, 0));
        }
      }
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 60_000);

const moved = (jobId: string, customer: number, db: Db | Tx) =>
  sql`update jobcard set customer_id = ${parties[customer]}, date = '2026-06-01', status = 'DRAFT', cancel_reason = null where id = ${jobId}`.execute(
    db,
  );
/** Until somebody waits for what another transaction holds. */
async function someoneWaits() {
  for (let waiting = 0; waiting === 0;) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
      where not granted and database = (select oid from pg_database where datname = current_database())
        or not granted and locktype = 'transactionid'`.execute(store.db);
    waiting = rows[0]?.count ?? 0;
  }
}

describe('a job that goes to another customer', () => {
  it('takes along what is being posted for it and said of it', async () => {
    const jobId = await addJob(books());
    let goes: Promise<unknown> = Promise.resolve();
    await withTransaction(store.db, async (slow) => {
      await earn(slow, jobId, 700, '2026-06-02');
      await addCharge(slow, jobId, 300);
      goes = moved(jobId, 1, store.db);
      await someoneWaits();
    });
    await goes;

    expect(await broken()).toEqual([]);
  });

  it('is found there by who posts meanwhile', async () => {
    const jobId = await addJob(books());
    let posted: Promise<unknown> = Promise.resolve();
    await withTransaction(store.db, async (slow) => {
      await moved(jobId, 1, slow);
      posted = earnAtOnce(jobId, 700, '2026-06-02');
      await someoneWaits();
    });
    await posted;

    expect(await broken()).toEqual([]);
  });
});

it('nobody waits who posts for the same job', async () => {
  const jobId = jobs[0] ?? '';
  await withTransaction(store.db, async (slow) => {
    await addCharge(slow, jobId, 300);
    await earnAtOnce(jobId, 700, '2026-06-02');
  });

  expect(await broken()).toEqual([]);
});

it('a document that bills a charge says nothing new of its job, and writes nothing', async () => {
  const jobId = jobs[0] ?? '';
  await addCharge(store.db, jobId, 300);
  const written = sql`select xmin::text, xmax::text from job_group_sum order by 1, 2`;
  const before = (await written.execute(store.db)).rows;
  await sql`update charge set sale_document_id = id, sale_document_number = 'SI/1', billed_sell_paise = 5
    where record_id = ${jobId} and waived_reason is null`.execute(store.db);

  expect((await written.execute(store.db)).rows).toEqual(before);
});

it('what is kept of jobs is guarded from the server and from its owner, unless all of it is kept anew', async () => {
  const writes = [sql`update job_group_sum set jobs = jobs + 1`, sql`delete from job_group_sum`];
  const owner = connectAsTamperer(store.url);
  for (const write of writes) {
    await expect(write.execute(store.db)).rejects.toThrow('permission denied');
    await expect(write.execute(owner)).rejects.toThrow('is kept by what is posted');
  }
  await owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`delete from job_group_sum`.execute(tx);
  });
  expect(await broken()).not.toEqual([]);

  await sql`select rebuild_job_group_sums()`.execute(owner);
  await owner.destroy();

  expect(await broken()).toEqual([]);
});
