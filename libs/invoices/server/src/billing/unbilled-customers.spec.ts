import type { UnbilledCustomer } from '@freightdesk/invoices-contract';
import { type Db, newId, type Tx, withTransaction } from '@freightdesk/shared-database';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { sql } from 'kysely';
import { registerInvoices } from '../register-invoices';
import { type InvoiceBooks, invoiceBooks } from '../sale-invoice/invoice-books.builder';
import { portsOf } from '../sale-invoice/invoice-ports.builder';
import { documentSumsInvariants } from '../verify/document-sums-invariants';

let api: TestApi;
let books: InvoiceBooks;
let parties: string[];
let jobs: string[];

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerInvoices(kit, portsOf()), now: '2026-06-01T06:00:00Z' });
  books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await books.setUpCompany();
  parties = await Promise.all(
    ['Aarti', 'Bharat', 'Chitra'].map((name) => books.addParty({ name, gstin: null, registrations: [] })),
  );
  jobs = await Promise.all(parties.map(async (partyId) => (await books.addJob(partyId)).id));
});
afterAll(() => api.close());

const partyOf = (number: number) => parties[number % 3] ?? '';
const jobOf = (number: number) => jobs[number % 3] ?? '';

/** A charge of each currency and day in turn; each fifth has no rate of its currency yet, and each seventh no price. */
const addCharge = (db: Db | Tx, jobId: string, payerId: string, number: number) =>
  sql`
  insert into charge (id, record, record_id, position, payer_id, charge_head_id, description, basis, quantity, pure_agent,
    sell_rate, sell_currency, sell_minor, sell_paise, created_at, created_by)
  select ${newId()}, 'jobcard', ${jobId}, 1, ${payerId}, id, 'Ocean freight', 'SHIPMENT', '1', false, '1',
    ${number % 2 ? 'INR' : 'USD'}, ${number % 7 ? number : null}::bigint, ${number % 5 ? 3 * number : null}::bigint,
    ${new Date(Date.UTC(2026, 4, 1 + (number % 28)))}, ${testActors.ACCOUNT.userId}
  from charge_head order by code limit 1`.execute(db);

const some = (jobId: string) => sql`record_id = ${jobId} and sale_document_id is null and waived_reason is null`;
/** What becomes of charges, one thing after the other. */
const deeds: readonly ((jobId: string, number: number) => Promise<unknown>)[] = [
  (jobId, number) => addCharge(api.db, jobId, partyOf(number), number + 1),
  (jobId, number) => addCharge(api.db, jobId, partyOf(number), number + 1),
  (jobId, number) =>
    sql`update charge set sell_paise = ${number}, payer_id = ${partyOf(number)} where ${some(jobId)}`.execute(api.db),
  (jobId) => sql`update charge set sell_minor = null where ${some(jobId)} and sell_currency = 'USD'`.execute(api.db),
  (jobId) =>
    sql`update charge set waived_reason = 'Goodwill' where ${some(jobId)} and sell_currency = 'INR'`.execute(api.db),
  (jobId) =>
    sql`update charge set sale_document_id = id, sale_document_number = 'SI/1', billed_sell_paise = 5 where ${some(jobId)}`.execute(
      api.db,
    ),
  (jobId) =>
    sql`update charge set sale_document_id = null, sale_document_number = null, billed_sell_paise = null
      where record_id = ${jobId}`.execute(api.db),
  (jobId, number) => sql`delete from charge where record_id = ${jobId} and sell_minor > ${number}`.execute(api.db),
];

/** One by one from the charges. */
async function witness(): Promise<Partial<UnbilledCustomer>[]> {
  const { rows } = await sql<Partial<UnbilledCustomer>>`
    select party.id, party.name, count(*)::int as charges, count(distinct record_id)::int as records,
      coalesce(sum(sell_paise), 0)::bigint as "totalPaise", array_agg(distinct sell_currency order by sell_currency) as currencies,
      (min(c.created_at) at time zone 'Asia/Kolkata')::date::text as since, false as "isOnHold"
    from charge c join party on party.id = payer_id
    where sell_minor is not null and sale_document_id is null and waived_reason is null
    group by party.id order by coalesce(sum(sell_paise), 0) desc, party.id desc`.execute(api.db);
  return rows;
}
const told = async (query = '') =>
  (await api.get(`/sale-invoice/unbilled-customers${query}`, { as: 'ACCOUNT' })).expect(200).body;
const broken = () => brokenIn(api.db, documentSumsInvariants);

const deed = fc.record({ what: fc.nat(deeds.length - 1), job: fc.nat(2), number: fc.nat(200) });

it('who is to be billed is told as the charges say it, whatever became of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 10 }), async (done) => {
      for (const { what, job, number } of done) await deeds[what]?.(jobOf(job), number);

      const expected = await witness();
      const { data, total } = await told();
      expect(total).toBe(expected.length);
      expect(data).toEqual(expected);
      expect(await broken()).toEqual([]);
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 60_000);

it('32 who write down and bill charges of the same customers at once are all counted', async () => {
  await Promise.all(
    Array.from({ length: 32 }, (_, poster) =>
      withTransaction(api.db, async (tx) => {
        // Half of them come to the customers the other way round.
        for (const step of [0, 1, 2]) {
          const whose = poster % 2 ? step : 2 - step;
          await addCharge(tx, jobOf(poster), partyOf(whose), 1_001 + poster);
        }
        await sql`update charge set sale_document_id = id, sale_document_number = 'SI/2', billed_sell_paise = 5
          where sell_minor = ${1_001 + poster} and payer_id = ${partyOf(poster)}`.execute(tx);
      }),
    ),
  );

  expect(await broken()).toEqual([]);
  expect((await told()).data).toEqual(await witness());
});

it('is sought by name and put in the order of the oldest charge', async () => {
  await sql`delete from charge`.execute(api.db);
  for (const [number, place] of [3, 1, 2].entries()) await addCharge(api.db, jobOf(number), partyOf(number), place);

  const names = async (query: string) => (await told(query)).data.map(({ name }: UnbilledCustomer) => name);
  expect(await names('?sort=since')).toEqual(['Bharat', 'Chitra', 'Aarti']);
  expect(await names('?q=chitra')).toEqual(['Chitra']);
});
