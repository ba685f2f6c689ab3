import { formatNumber, seriesKinds } from '@freightdesk/company-contract';
import { billedJobList } from '@freightdesk/invoices-contract';
import { printedAlong, printedDocket, printedJob } from '@freightdesk/invoices-contract/testing';
import { isStateCode, type TdsNature } from '@freightdesk/parties-contract';
import { type BusinessDate, fiscalYearOf } from '@freightdesk/shared-calendar';
import { type Db, newId, type Tx } from '@freightdesk/shared-database';
import { pagesOf } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import type { DocumentSeries, InvoicedParty, InvoicesPorts } from '../invoices-ports';

const listBillableJobs = pagesOf(
  (db: Db | Tx) =>
    db
      .selectFrom('jobcard')
      .innerJoin('party', 'party.id', 'jobcard.customerId')
      .select(['jobcard.id', 'number', 'date', 'customerId as partyId', 'party.name as customerName'])
      .select(['mode', 'direction', 'receiptStateCode'])
      .select(sql<'JOBCARD'>`'JOBCARD'::text`.as('source')),
  {
    list: billedJobList,
    toRow: ({ partyId, customerName, receiptStateCode: code, ...job }) => ({
      ...job,
      customer: { id: partyId, name: customerName },
      origin: 'Nhava Sheva',
      destination: 'Hamburg',
      receiptStateCode: isStateCode(code) ? code : null,
    }),
  },
);

type Registration = InvoicedParty['registrations'][number];

const printing = {
  agreedTerms: async () => [],
  readLogo: async () => undefined,
  printedDockets: async (_db, ids) => ids.map((id) => printedDocket({ id })),
  printedJobs: async (db, ids) => {
    const jobs =
      ids.length === 0
        ? []
        : await db.selectFrom('jobcard').select(['id', 'number', 'mode']).where('id', 'in', ids).execute();
    return jobs.map((job) => printedJob(job));
  },
  printedBank: async () => printedAlong().bank ?? undefined,
  scansOfBills: () => Promise.resolve([]),
  filesOfInvoices: () => Promise.resolve([]),
} satisfies Partial<InvoicesPorts>;

/** What the app's wiring hands over, read from the same tables; for specs. */
export const portsOf = (): InvoicesPorts => ({
  ...{ findParty, partiesCalled },
  readCompany: async (db) => ({
    ...withAddress(await db.selectFrom('company').select(companyFields).executeTakeFirstOrThrow()),
    pan: 'AAGCB7383J',
    ...{ einvoiceTurnover: 'UP_TO_5_CRORE' as const, einvoiceFrom: null },
    lut: printedAlong().lut,
  }),
  findBranch: (db, id) =>
    branches(db)
      .where('id', '=', id)
      .executeTakeFirst()
      .then((branch) => branch && withAddress(branch)),
  headOffice: (db) => branches(db).where('isHeadOffice', '=', true).executeTakeFirstOrThrow().then(withAddress),
  // The series' own rules of dates are tried with the whole server.
  takeNumber: async ({ tx }, request) => {
    const holder = sql`(select coalesce(gstin, '') from branch where id = ${request.branchId})`;
    // Without a target each unique index counts: of two at once the second may meet either of them.
    await sql`
      insert into number_series (id, kind, holder, prefix, width)
      values (${newId()}, ${request.kind}, ${holder}, ${await prefixOf(tx, request)}, 6) on conflict do nothing`.execute(
      tx,
    );
    const { rows } = await sql<{ last: number }>`
      insert into number_counter (series_id, fiscal_year, last)
      select id, ${fiscalYearOf(request.date).label}, 1 from number_series where kind = ${request.kind} and holder = ${holder}
      on conflict (series_id, fiscal_year) do update set last = number_counter.last + 1 returning last`.execute(tx);
    return numberOf(await prefixOf(tx, request), request.date, rows[0]?.last ?? 0);
  },
  previewNumber: async (db, request) => {
    const { rows } = await sql<{ last: number }>`
      select last from number_counter join number_series s on s.id = series_id
      where s.kind = ${request.kind} and fiscal_year = ${fiscalYearOf(request.date).label}
        and s.holder = (select coalesce(gstin, '') from branch where id = ${request.branchId})`.execute(db);
    return numberOf(await prefixOf(db, request), request.date, (rows[0]?.last ?? 0) + 1);
  },
  findJobs: async (db, ids) => {
    const columns = ['id', 'number', 'receiptStateCode', 'status'] as const;
    const jobs = await db.selectFrom('jobcard').select(columns).where('id', 'in', ids).execute();
    return jobs.map(({ receiptStateCode: code, status, ...job }) => ({
      ...job,
      isClosed: status === 'CLOSED',
      receiptStateCode: isStateCode(code) ? code : null,
    }));
  },
  findDockets: () => Promise.resolve([]),
  withinCredit: () => Promise.reject(new Error('Credit is tried with the whole server.')),
  unallocatedMoney: () => Promise.resolve([]),
  listBillableJobs,
  listBillableDockets: () => Promise.reject(new Error('Dockets are tried with the whole server.')),
  ...printing,
});

/** The head office's registration has the plain prefix; another's series has one of its own. */
async function prefixOf(db: Db, { kind, branchId }: { kind: DocumentSeries; branchId: string }): Promise<string> {
  const { prefix } = seriesKinds[kind];
  const all = await db.selectFrom('branch').select(['id', 'gstin', 'isHeadOffice']).execute();
  const gstin = all.find(({ id }) => id === branchId)?.gstin ?? null;
  if (gstin === all.find(({ isHeadOffice }) => isHeadOffice)?.gstin) return prefix;
  return gstin ? `${prefix}2` : `${prefix}3`;
}

const numberOf = (prefix: string, date: BusinessDate, sequence: number) =>
  formatNumber({ prefix, fiscalYear: fiscalYearOf(date).label, sequence, width: 6 });

const companyFields = [
  'name',
  'legalName',
  'stateCode',
  'address',
  'phone',
  'email',
  'tdsToTheRupee',
  'costTolerancePercent',
  'marginFloorPercent',
] as const;
const branches = (db: Db) =>
  db.selectFrom('branch').select(['id', 'gstin', 'stateCode', 'address', 'phone', 'email', 'active']);

const withAddress = <Row extends { address: unknown }>(row: Row) => ({
  ...row,
  address: row.address as InvoicedParty['address'] & object,
});

/** By their exact names; what else finds one is tried where parties are kept. */
async function partiesCalled(db: Db, names: readonly string[]): Promise<{ called: string; ids: string[] }[]> {
  const found = await db.selectFrom('party').select(['id', 'name']).where('name', 'in', names).execute();
  return names.map((called) => ({ called, ids: found.flatMap(({ id, name }) => (name === called ? [id] : [])) }));
}

async function findParty(db: Db, id: string): Promise<InvoicedParty | undefined> {
  const party = await db
    .selectFrom('party')
    .select((eb) => [
      ...(['id', 'name', 'country', 'stateCode', 'creditDays', 'creditLimitPaise', 'pan'] as const),
      eb.ref('tdsNature').$castTo<TdsNature | null>().as('tdsNature'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!party) return undefined;
  const registrations = await db
    .selectFrom('partyRegistration')
    .select((eb) => [
      'gstin',
      eb.ref('stateCode').$castTo<Registration['stateCode']>().as('stateCode'),
      eb.ref('type').$castTo<Registration['type']>().as('type'),
    ])
    .where('partyId', '=', id)
    .orderBy('position')
    .execute();
  return { ...party, address: null, registrations: registrations.map((one) => ({ ...one, address: null })) };
}
