import { accountCode } from '@freightdesk/ledger-contract';
import {
  type ExpenseGrouping,
  expenseReport,
  type ExpenseRow,
  type FigureOf,
  type ReportPeriod,
} from '@freightdesk/reports-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';
import type { WantedOf } from '../report/read-report';
import { closings } from '../posted/earned.repository';
import { always, type PartiesAsked, posted, spentFor } from '../posted/posted.repository';
import { yearOf } from '../posted/whole-months';
import { isPageAsked, keptByName } from '../report/parties-by-name';
import { reportPage, sumsOf } from '../report/report-page';

type Wanted = WantedOf<typeof expenseReport>;
type Bounds = Record<'limit' | 'offset', number>;

/** Accounts of cost and expense. Exchange gain or loss is among them, though the chart counts it as income: what it costs is asked for here. */
const isSpent = sql`(a.kind in ('DIRECT_COST', 'INDIRECT_EXPENSE') or a.code = ${accountCode.exchangeDifference})`;
const nature = sql`case when a.kind = 'DIRECT_COST' then 'DIRECT' else 'INDIRECT' end`;

/** For whom it was spent: one party, those of a query or all, and whether what is of nobody is among it. */
interface Among {
  parties: PartiesAsked;
  isNobody: RawBuilder<unknown>;
}
const amongAll = ({ partyId }: Wanted): Among => ({ parties: partyId, isNobody: sql`true` });

/** What was spent, added up by what is asked. Of nobody is what names no party at all. */
function sums({ from, to, partyId, without, grouping }: Wanted, { parties, isNobody }: Among) {
  // Each fact that is not asked for leaves fewer rows to read; without any, those of whole years.
  const byMonth = grouping === 'month' || grouping === 'document';
  const by = [...(byMonth ? (['month'] as const) : []), ...(without === 'job' ? (['has_job'] as const) : [])];
  const columns = sql`account_id, ${byMonth ? sql`month` : sql`null::date as month`},
    ${without === 'job' ? sql`has_job` : sql`false as has_job`}, debit_paise - credit_paise as paise, entry_count`;
  const period = { from, to };
  // What closes a year was not spent.
  const spent = { accounts: isSpent, unclosedFrom: always };
  const ofAll = sql`select ${columns}, null::uuid as party_id from (${posted(period, { ...spent, by })}) found`;
  const ofNobody = sql`select ${columns}, null::uuid as party_id
    from (${posted(period, { ...spent, by: [...by, 'has_party'] })}) found where not has_party`;
  const ofParties = sql`select ${columns}, party_id
    from (${spentFor(period, { partyId: parties, accounts: isSpent, by })}) found`;
  if (without === 'party') return partyId === null ? ofNobody : sql`${ofNobody} and false`;
  if (partyId !== null) return ofParties;
  return grouping === 'party' ? sql`${ofParties} union all ${ofNobody} and ${isNobody}` : ofAll;
}

const spent = (wanted: Wanted, among = amongAll(wanted)) => sql`
  select s.account_id, a.code, a.name as account, to_char(s.month, 'YYYY-MM') as month, ${nature} as nature,
    s.party_id, s.paise, s.entry_count
  from (${sums(wanted, among)}) s join account a on a.id = s.account_id
  where (${wanted.nature}::text is null or ${nature} = ${wanted.nature})
    and (${wanted.accountId}::uuid is null or s.account_id = ${wanted.accountId}::uuid)
    and (${wanted.without}::text is distinct from 'job' or not s.has_job)`;

const firstParty = sql`(select q.party_id from posting q where q.voucher_id = p.voucher_id and q.party_id is not null
  order by q.line_no limit 1)`;
const whose = sql`coalesce(p.party_id, ${firstParty})`;
/** What is not asked for is not looked for: whose a posting is takes a look at its voucher. */
const only = (asked: boolean, condition: RawBuilder<unknown>) => (asked ? sql`and ${condition}` : sql``);

/**
 * The postings themselves, by job and one by one; a page of them where one is asked, in the order of their days. One without a
 * party is of the party that its voucher names first.
 */
const postings = ({ from, to, partyId, jobId, accountId, without, ...wanted }: Wanted, page?: Bounds) => sql`
  select p.id, p.account_id, p.code, p.account, to_char(p.date, 'YYYY-MM') as month, p.date, p.nature, p.job_id,
    jobcard.number as job, ${whose} as party_id, v.type, v.document_number, v.document_id,
    p.debit_paise - p.credit_paise as paise, 1 as entry_count
  from (
    select p.*, a.code, a.name as account, ${nature} as nature
    from account a
    -- Account by account, by the index: these are few of all postings, which no plan of a whole year knows. Of a page, the first of each.
    cross join lateral (
      select * from posting p where account_id = a.id and date between ${from}::date and ${to}::date
        ${only(jobId !== null, sql`p.job_id = ${jobId}::uuid`)} ${only(partyId !== null, sql`${whose} = ${partyId}::uuid`)}
        ${only(without === 'job', sql`p.job_id is null`)} ${only(without === 'party', sql`${whose} is null`)}
        and p.voucher_id <> all (${closings})
      ${page ? sql`order by p.date, p.id limit ${page.limit + page.offset}` : sql`offset 0`}
    ) p
    where ${isSpent} ${only(wanted.nature !== null, sql`${nature} = ${wanted.nature}`)}
      ${only(accountId !== null, sql`a.id = ${accountId}::uuid`)}
    ${page ? sql`order by p.date, p.id limit ${page.limit} offset ${page.offset}` : sql``}
  ) p
  left join voucher v on v.id = p.voucher_id
  left join jobcard on jobcard.id = p.job_id`;

const nobody = sql`null::uuid as account_id, null as code, null as account`;
const noMonth = sql`null as month`;
const noJob = sql`null::uuid as job_id, null as job`;
const noParty = sql`null::uuid as party_id, null as party`;
const noDocument = sql`null::date as date, null::jsonb as voucher`;

const withParty = sql`left join party on party.id = e.party_id`;

/** What is one row of each grouping, what it is called, and where that is looked up: of what is added up already. */
const groupings = {
  account: {
    columns: sql`e.account_id::text as key, e.account_id, e.code, e.account, ${noMonth}, ${noJob}, ${noParty}, ${noDocument}`,
    by: sql`e.account_id, e.code, e.account`,
    named: sql``,
    order: sql`code`,
  },
  month: {
    columns: sql`e.month as key, ${nobody}, e.month, ${noJob}, ${noParty}, ${noDocument}`,
    by: sql`e.month`,
    named: sql``,
    order: sql`key`,
  },
  job: {
    columns: sql`coalesce(e.job_id::text, 'none') as key, ${nobody}, ${noMonth}, e.job_id, jobcard.number as job, ${noParty},
      ${noDocument}`,
    by: sql`e.job_id`,
    named: sql`left join jobcard on jobcard.id = e.job_id`,
    order: sql`job nulls last, key`,
  },
  party: {
    columns: sql`coalesce(e.party_id::text, 'none') as key, ${nobody}, ${noMonth}, ${noJob}, e.party_id, party.name as party,
      ${noDocument}`,
    by: sql`e.party_id`,
    named: withParty,
    order: sql`lower(party) collate "C" nulls last, key`,
  },
  document: {
    columns: sql`e.id::text as key, e.account_id, e.code, e.account, e.month, e.job_id, e.job, e.party_id,
      party.name as party, e.date, jsonb_build_object('type', e.type, 'number', e.document_number, 'id', e.document_id)
      as voucher`,
    // Each row is one posting: nothing is added up.
    by: null,
    // Of the few that are shown.
    named: sql`left join lateral (select name from party where id = e.party_id offset 0) party on true`,
    order: sql`date, key`,
  },
} as const satisfies Record<ExpenseGrouping, object>;

/** What is kept of the months tells of no job and of no document. */
const isByPosting = ({ grouping, jobId }: Wanted) => grouping === 'job' || grouping === 'document' || jobId !== null;

const of = (nature: string) => sql`case when e.nature = ${sql.lit(nature)} then e.paise else 0 end`;
const figures = sql`${of('DIRECT')} as direct_paise, ${of('INDIRECT')} as indirect_paise, e.paise as total_paise`;

/** Nothing narrows it but its days. */
const isOfAll = ({ partyId, jobId, accountId, nature, without }: Wanted): boolean =>
  [partyId, jobId, accountId, nature, without].every((asked) => asked === null);

const eachPosting = (wanted: Wanted, page?: Bounds) => sql`
  select ${groupings.document.columns}, ${figures} from (${postings(wanted, page)}) e ${groupings.document.named}`;

/** Postings one by one, out of the months that those of the page lie in. */
const oneByOne = (wanted: Wanted) => ({
  sums: sql`select ${figures}, e.entry_count, e.month from (${spent(wanted)}) e`,
  rowCount: sql`entry_count`,
  month: sql`(month || '-01')::date`,
  // What each names is looked up only of those that are shown.
  paged: ({ days, ...page }: Bounds & { days: ReportPeriod }) => eachPosting({ ...wanted, ...days }, page),
});

/** Rows by what is asked, of what was posted or of what is kept of it. */
function addedUp(wanted: Wanted, by: RawBuilder<unknown>, among?: Among) {
  const { columns, named } = groupings[wanted.grouping];
  return sql`
    select ${columns}, e.direct_paise, e.indirect_paise, e.total_paise
    from (
      select ${by}, whole_sum(${of('DIRECT')}) as direct_paise, whole_sum(${of('INDIRECT')}) as indirect_paise,
        whole_sum(e.paise) as total_paise
      from (${isByPosting(wanted) ? postings(wanted) : spent(wanted, among)}) e group by ${by} having whole_sum(e.entry_count) > 0
    ) e ${named}`;
}

/**
 * What was spent in a fiscal year, for how many parties, and the rows of a page of these; what was spent for nobody comes after all of them. What is
 * kept of a party stays, whatever is taken back.
 */
function spentByName(wanted: Wanted, year: BusinessDate) {
  const kept = sql`from party_year where year = ${year}::date
    and account_id = any (array(select a.id from account a where ${isSpent}))`;
  const ofNobody = sql`select (coalesce(sum(entry_count), 0) > 0)::int from (${spent({ ...wanted, without: 'party' })}) e`;
  const sums = sql`
    select ${figures}, 0 as row_count from (${spent({ ...wanted, grouping: 'account' })}) e
    union all select 0, 0, 0, count(distinct party_id) + (${ofNobody}) ${kept}`;
  const has = sql`select '' as part ${kept} and party_id = party.id limit 1`;
  const all = sql`select distinct party_id as id, '' as part ${kept}`;
  return keptByName({ sums, has, all }, ({ limit, offset, total }) => {
    const isNobody = sql.lit(total > offset && total <= offset + limit);
    return addedUp(wanted, groupings.party.by, { parties: sql`select id from shown`, isNobody });
  });
}

/**
 * The jobs of a page of a fiscal year, by their number; what was spent for none comes after all of them. They are counted in an index, which has them
 * in this order, and only those of the page are added up. What is kept of a job stays, whatever is taken back.
 */
function jobByJob(wanted: Wanted, year: BusinessDate) {
  const kept = sql`from job_cost_year where year = ${year}::date`;
  const ofNone = sql`select ${figures}, e.entry_count from (${spent({ ...wanted, grouping: 'account', without: 'job' })}) e`;
  return {
    sums: sql`
      select ${figures}, 0 as row_count from (${spent({ ...wanted, grouping: 'account' })}) e
      union all select 0, 0, 0, count(distinct job) ${kept}
      union all select 0, 0, 0, (coalesce(sum(entry_count), 0) > 0)::int from (${ofNone}) none`,
    rowCount: sql`row_count`,
    paged: ({ limit, offset }: Bounds) => sql`
      with shown as materialized (
        select job_id, job, whole_sum(direct_paise) as direct_paise, whole_sum(indirect_paise) as indirect_paise
        ${kept} group by job, job_id order by job, job_id limit ${limit} offset ${offset}
      )
      select coalesce(e.job_id::text, 'none') as key, ${nobody}, ${noMonth}, e.job_id, e.job, ${noParty}, ${noDocument},
        e.direct_paise, e.indirect_paise, e.direct_paise + e.indirect_paise as total_paise
      from (
        select * from shown
        union all select null, null, whole_sum(direct_paise), whole_sum(indirect_paise) from (${ofNone}) none
        where (select count(*) from shown) < ${limit} having sum(entry_count) > 0
      ) e`,
  };
}

/** Where rows of a page are read of what is kept, and no more than are on it. */
function keptOf(wanted: Wanted) {
  const { grouping } = wanted;
  const year = yearOf(wanted);
  if (grouping === 'document' && wanted.jobId === null) return oneByOne(wanted);
  if (!year || !isOfAll(wanted)) return undefined;
  if (grouping === 'job') return jobByJob(wanted, year);
  return grouping === 'party' && isPageAsked(wanted) ? spentByName(wanted, year) : undefined;
}

export function expensesPage(db: Db, wanted: Wanted) {
  const { by, order } = groupings[wanted.grouping];
  const rows = by === null ? eachPosting(wanted) : addedUp(wanted, by);
  const kept = keptOf(wanted);
  const source = { rows, order, totals: sumsOf(expenseReport), ...(kept && { kept }) };
  return reportPage<ExpenseRow, FigureOf<typeof expenseReport>>(db, source, wanted);
}
