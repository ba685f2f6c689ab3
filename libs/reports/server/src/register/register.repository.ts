import {
  type RegisterFigureName,
  type RegisterGrouping,
  type RegisterRow,
  type ReportPeriod,
  salesReport,
} from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';
import { documented } from './document-sums.repository';
import { type DocumentsWanted, documentsWanted, partsOf, type Register } from './document-lines.repository';
import { isOfWholeMonths, yearOf } from '../posted/whole-months';
import { isOfJobs, jobCount } from './register-jobs.repository';
import { isOfShown, partiesByName } from './register-parties.repository';
import { addedByPart, keptFor } from './register-sums.repository';
import { allParties } from '../ledgers/ledgers.repository';
import { isPageAsked } from '../report/parties-by-name';
import { type PageAsked, reportPage, sumsOf } from '../report/report-page';

/** What a row tells of a document, none of which rows of many have. */
const ofNoDocument = sql`null::uuid as invoice_id, null as number, null as supplier_number, null as kind, null as status,
  null::date as date, null as party_gstin, null as place_of_supply`;
const ofNoLine = sql`null as sac, null::uuid as job_id, null as job`;
const ofNoParty = sql`null::uuid as party_id, null as party`;

/** What the rows of each grouping are called, and what is one row. */
const groupings = {
  document: {
    columns: sql`r.id::text as key, r.id as invoice_id, r.number, r.supplier_number, r.kind, r.status, r.date, r.month,
      r.party_id, r.party_name as party, r.party_gstin, r.place as place_of_supply, r.sac, r.job_id, r.job`,
    // Each row is one document: nothing is added up, so that a page is read in the order of the register's index.
    by: null,
    order: sql`date, number, invoice_id`,
  },
  party: {
    columns: sql`r.party_id::text as key, ${ofNoDocument}, null as month, r.party_id, party.name as party, ${ofNoLine}`,
    by: sql`r.party_id`,
    order: sql`lower(party) collate "C", key`,
  },
  month: {
    columns: sql`r.month as key, ${ofNoDocument}, r.month, ${ofNoParty}, ${ofNoLine}`,
    by: sql`r.month`,
    order: sql`key`,
  },
  sac: {
    columns: sql`coalesce(r.sac, 'round-off') as key, ${ofNoDocument}, null as month, ${ofNoParty}, r.sac,
      null::uuid as job_id, null as job`,
    by: sql`r.sac`,
    order: sql`sac, key`,
  },
  job: {
    columns: sql`coalesce(r.job_id::text, 'none') as key, ${ofNoDocument}, null as month, ${ofNoParty}, null as sac,
      r.job_id, r.job`,
    by: sql`r.job_id, r.job`,
    order: sql`job, key`,
  },
} as const satisfies Record<RegisterGrouping, object>;

const figures = Object.keys(salesReport.figures);
const own = figures.map((name) => sql`r.sign * r.${sql.ref(name)} as ${sql.ref(name)}`);
const summed = figures.map((name) => sql`whole_sum(r.sign * r.${sql.ref(name)}) as ${sql.ref(name)}`);
const shown = figures.map((name) => sql`r.${sql.ref(name)}`);
const added = figures.map((name) => sql`whole_sum(r.${sql.ref(name)}) as ${sql.ref(name)}`);

type RegisterWanted = DocumentsWanted & PageAsked & { grouping: RegisterGrouping };

/** Nothing narrows it but its days, of whose months sums are kept. */
const isWhole = ({ partyId, sac, jobId }: DocumentsWanted): boolean =>
  partyId === null && sac === null && jobId === null;

/** All rows of a register, from the documents themselves. */
function rowsRead(register: Register, wanted: RegisterWanted): RawBuilder<unknown> {
  const { grouping } = wanted;
  const { columns, by } = groupings[grouping];
  const documents = documentsWanted(register, wanted);
  if (by === null) return sql`select ${columns}, 1 as documents, ${sql.join(own)} from (${documents}) r`;
  if (grouping === 'sac' || grouping === 'job') {
    return sql`select ${columns}, count(distinct r.id)::int as documents, ${sql.join(summed)}
      from (${partsOf(register, wanted)}) r group by ${by}`;
  }
  return callingParties(
    wanted,
    sql`select ${by}, count(*)::int as documents, ${sql.join(summed)} from (${documents}) r group by ${by}`,
  );
}

/** What a party is called is looked up of what is added up already: documents are as many as the company has. */
const callingParties = (
  { grouping, partyId }: RegisterWanted,
  sums: RawBuilder<unknown>,
  areFew = partyId !== null,
): RawBuilder<unknown> => sql`
  select ${groupings[grouping].columns}, r.documents, ${sql.join(shown)} from (${sums}) r
  ${grouping === 'party' ? sql`join ${areFew ? sql`party` : allParties} on party.id = r.party_id` : sql``}`;

/** What is added up where sums tell it: those of months of all documents, or those by what a row is or narrows them. */
function sumsFor(register: Register, wanted: RegisterWanted, among?: RawBuilder<unknown>) {
  const { side } = register;
  const { grouping } = wanted;
  if (grouping === 'month' && isWhole(wanted)) {
    return sql`select k.*, to_char(k.in_month, 'YYYY-MM') as month from (${documented(side, wanted)}) k`;
  }
  const kept = keptFor(grouping, wanted);
  const names = ['documents', ...figures];
  return (
    kept &&
    addedByPart(wanted, { ...kept, side, grouping, names, ...(among && { among }) }, (days) =>
      rowsRead(register, { ...wanted, ...days }),
    )
  );
}

/** All rows of a register; what is kept is read before documents are. */
function rowsOf(register: Register, wanted: RegisterWanted, among?: RawBuilder<unknown>): RawBuilder<unknown> {
  const { by } = groupings[wanted.grouping];
  const sums = sumsFor(register, wanted, among);
  if (by === null || !sums) return rowsRead(register, wanted);
  return callingParties(
    wanted,
    sql`select ${by}, whole_sum(r.documents)::int as documents, ${sql.join(added)} from (${sums}) r
      group by ${by} having whole_sum(r.documents) > 0`,
    wanted.partyId !== null || among !== undefined,
  );
}

/** Where its documents are found in the index of the register, and only those that are shown are read. */
const documentByDocument = (register: Register, wanted: RegisterWanted) => ({
  sums: documented(register.side, wanted),
  rowCount: sql`documents`,
  month: sql`in_month`,
  paged: ({ limit, offset, days }: { limit: number; offset: number; days: ReportPeriod }) => sql`
    select * from (${rowsOf(register, { ...wanted, ...days })}) found where invoice_id in (
      select r.id from (${register.documents({ ...wanted, ...days })}) r order by r.date, r.number, r.id
      limit ${limit} offset ${offset})`,
});

/** What is added up of all documents is what all jobs come to, with what is of none. */
const jobByJob = (register: Register, wanted: RegisterWanted) => ({
  sums: sql`
    select ${sql.join(figures.map((name) => sql.ref(name)))}, 0 as jobs from (${documented(register.side, wanted)}) k
    union all select ${sql.join(figures.map(() => sql`0`))}, (${jobCount(register.side, wanted)})`,
  rowCount: sql`jobs`,
  paged: (page: { limit: number; offset: number }) => rowsOf(register, wanted, isOfJobs(register.side, wanted, page)),
});

function keptOf(register: Register, wanted: RegisterWanted) {
  if (!isWhole(wanted)) return undefined;
  if (wanted.grouping === 'document') return documentByDocument(register, wanted);
  const year = yearOf(wanted);
  if (wanted.grouping === 'party' && year && isPageAsked(wanted)) {
    const parts = { documented: documented(register.side, wanted), rows: rowsOf(register, wanted, isOfShown) };
    return partiesByName(register.side, year, { ...parts, names: figures });
  }
  return wanted.grouping === 'job' && isOfWholeMonths(wanted) ? jobByJob(register, wanted) : undefined;
}

/** A register of documents, one by one or added up. */
export function registerPage(db: Db, register: Register, wanted: RegisterWanted) {
  const kept = keptOf(register, wanted);
  return reportPage<RegisterRow, RegisterFigureName>(
    db,
    {
      rows: rowsOf(register, wanted),
      ...{ order: groupings[wanted.grouping].order, totals: sumsOf(salesReport) },
      ...(kept && { kept }),
    },
    wanted,
  );
}
