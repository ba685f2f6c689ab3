import type { RegisterRow, ReportPeriod } from '@freightdesk/reports-contract';
import { addDays, settableClock } from '@freightdesk/shared-calendar';
import { connectAsTamperer } from '@freightdesk/shared-database/testing';
import { freshDatabase, insertTestActors, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { sql } from 'kysely';
import { addJob, addParty, sell } from '../report-books.builder';
import { readSales } from './read-registers';

let store: Awaited<ReturnType<typeof freshDatabase>>;
let parties: string[];
let jobs: { id: string; number: string }[];
let sold = 0;
const clock = settableClock('2026-11-21T06:00:00Z');
const books = () => ({ db: store.db, clock, actor: testActors.ACCOUNT });
const sacs = ['996521', '996712', '996713'];

beforeAll(async () => {
  store = await freshDatabase();
  await insertTestActors(store.db, clock.now());
  parties = await Promise.all(['Aarti', 'Bharat'].map((name) => addParty(books(), name)));
  const ids = await Promise.all([1, 2].map(() => addJob(books())));
  jobs = ids.map((id) => ({ id, number: id }));
});
afterAll(() => store.drop());

const line = fc.record({
  ...{ sac: fc.constantFrom(...sacs), job: fc.option(fc.nat(1), { nil: undefined }) },
  taxablePaise: fc.integer({ min: 1, max: 900 }).map((rupees) => rupees * 100),
});
const sale = fc.record({
  ...{ day: fc.nat(500), party: fc.nat(1), lines: fc.array(line, { minLength: 1, maxLength: 4 }) },
  status: fc.constantFrom('ISSUED' as const, 'ISSUED' as const, 'CANCELLED' as const),
  kind: fc.constantFrom('TAX_INVOICE' as const, 'CREDIT_NOTE' as const),
  roundOffPaise: fc.constantFrom(0, 36, -14),
});
/** From the middle of one fiscal year to the third. */
const dayOf = (day: number) => addDays('2025-02-10', day);
const period = fc
  .tuple(fc.integer({ min: -20, max: 500 }), fc.nat(450))
  .map(([start, length]): ReportPeriod => ({ from: dayOf(start), to: dayOf(start + length) }));

type Narrowing = Partial<Record<'partyId' | 'sac' | 'jobId', string>>;
const narrowings = (): Narrowing[] => {
  const [partyId = '', sac = '', jobId = ''] = [parties[0], sacs[1], jobs[0]?.id];
  return [{}, { partyId }, { sac }, { jobId }, { partyId, sac }];
};

/** What stands on lines and beside them, document by document; where a party or nothing is asked, of its head. */
const stated = {
  head: sql`select i.id as document, party_id::text as party, null as sac, null as job, to_char(date, 'YYYY-MM') as month, date,
      sign, taxable_paise as taxable, total_paise as total from counted i`,
  parts: sql`select document, party_id::text as party, sac, job, to_char(date, 'YYYY-MM') as month, date, sign, taxable, total
    from counted i cross join lateral (
      select invoice_id as document, sac, job_id::text as job, taxable_paise as taxable, taxable_paise + igst_paise as total
      from sale_invoice_line l where l.invoice_id = i.id
      union all select i.id, null, null, 0, i.round_off_paise where i.round_off_paise <> 0) part`,
};

/** One by one from the documents: how many, their taxable value and their total. */
async function witness(by: 'party' | 'sac' | 'job' | 'month', { from, to }: ReportPeriod, asked: Narrowing) {
  const isOfLines = by === 'sac' || by === 'job' || asked.sac !== undefined || asked.jobId !== undefined;
  const { rows } = await sql<{ key: string; documents: number; taxable: number; total: number }>`
    with counted as (
      select *, case when status = 'CANCELLED' then 0 when kind = 'CREDIT_NOTE' then -1 else 1 end as sign from sale_invoice
    )
    select ${sql.ref(by)} as key, count(distinct document)::int as documents, sum(sign * taxable)::bigint as taxable,
      sum(sign * total)::bigint as total
    from (${isOfLines ? stated.parts : stated.head}) part
    where date between ${from} and ${to} and (${asked.partyId ?? null}::text is null or party = ${asked.partyId ?? null})
      and (${asked.sac ?? null}::text is null or sac = ${asked.sac ?? null})
      and (${asked.jobId ?? null}::text is null or job = ${asked.jobId ?? null})
    group by 1`.execute(store.db);
  return rows;
}

const keyOf = (row: RegisterRow, by: 'party' | 'sac' | 'job' | 'month'): string | null =>
  ({ party: row.partyId, sac: row.sac, job: row.jobId, month: row.month })[by];
const inOrder = <Row extends { key: string | null }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => String(one.key).localeCompare(String(other.key)));

it('registers by party, SAC and job say what documents and their lines say, of any days and narrowed by any of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 4 }), period, async (sales, days) => {
      for (const { day, party, lines, ...facts } of sales) {
        const taxablePaise = lines.reduce((sum, one) => sum + one.taxablePaise, 0);
        await sell(books(), {
          ...{ ...facts, taxablePaise, date: dayOf(day), partyId: parties[party] ?? '', number: `SI/${(sold += 1)}` },
          lines: lines.map(({ job, ...one }) => ({ ...one, job: job === undefined ? undefined : jobs[job] })),
        });
      }
      for (const by of ['party', 'sac', 'job', 'month'] as const) {
        for (const asked of narrowings()) {
          const { rows } = await readSales({ ...days, ...asked, groupBy: by }, books());

          const told = rows.map((row) => ({
            ...{ key: keyOf(row, by), documents: row.documents },
            ...{ taxable: row.taxablePaise, total: row.totalPaise },
          }));
          expect(inOrder(told)).toEqual(inOrder(await witness(by, days, asked)));
        }
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

it('jobs of whole months come a page at a time in the order of their numbers, with the totals of all, as documents have them', async () => {
  const days = { from: '2025-03-01', to: '2026-05-31' };
  const lines = [undefined, jobs[1], jobs[0]].map((job) => ({ sac: '996521', taxablePaise: 700, job }));
  for (const date of ['2025-03-01', '2025-11-30', '2026-05-31', '2026-06-01']) {
    const of = { partyId: parties[0] ?? '', number: `SI/P${(sold += 1)}`, roundOffPaise: 40 };
    await sell(books(), { ...of, date, lines, taxablePaise: 2100 });
  }
  const expected = (await witness('job', days, {})).toSorted((one, other) =>
    (one.key ?? 'none').localeCompare(other.key ?? 'none'),
  );

  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(await readSales({ ...days, groupBy: 'job', page, pageSize: 1 }, books()));

  expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
  expect(
    pages.flatMap(({ rows }) =>
      rows.map((row) => ({
        ...{ key: keyOf(row, 'job'), documents: row.documents },
        ...{ taxable: row.taxablePaise, total: row.totalPaise },
      })),
    ),
  ).toEqual(expected);
  const sum = expected.reduce((total, row) => total + row.total, 0);
  expect(pages.map(({ totals }) => totals.totalPaise)).toEqual([sum, sum, sum, sum]);
});

it('of no SAC at all there is nothing, not what stands on no line', async () => {
  await sell(books(), { partyId: parties[0] ?? '', number: 'SI/R', roundOffPaise: 40, date: '2026-05-05' });

  expect((await readSales({ sac: '', groupBy: 'sac' }, books())).rows).toEqual([]);
});

describe('what registers keep is guarded', () => {
  const writes = [
    sql`update register_sum set total_paise = total_paise + 1`,
    sql`delete from register_sum`,
    sql`insert into register_sum select * from register_sum`,
  ];

  it('from the server, which may only read it', async () => {
    for (const write of [...writes, sql`select rebuild_register_sums()`]) {
      await expect(write.execute(store.db)).rejects.toThrow('permission denied');
    }
  });

  it('from its owner, unless all of it is kept anew', async () => {
    const owner = connectAsTamperer(store.url);
    const all = sql`select side, part, first_day, whose, job, sum(documents) as documents, sum(total_paise) as total
      from register_sum group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`;
    const before = (await all.execute(store.db)).rows;
    for (const write of writes) await expect(write.execute(owner)).rejects.toThrow('is kept by what is posted');
    await owner.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`delete from register_sum`.execute(tx);
    });

    await sql`select rebuild_register_sums()`.execute(owner);
    await owner.destroy();

    expect((await all.execute(store.db)).rows).toEqual(before);
  });
});
