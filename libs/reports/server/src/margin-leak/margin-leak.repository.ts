import {
  type MarginLeakFigure,
  type MarginLeakGrouping,
  marginLeakReport,
  type MarginLeakRow,
} from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { billedWithinDays } from '@freightdesk/tax-contract';
import { type RawBuilder, sql } from 'kysely';
import type { WantedOf } from '../report/read-report';
import { reportPage, sumsOf } from '../report/report-page';

type Wanted = WantedOf<typeof marginLeakReport> & { today: string };

/** Since when it leaks is a day of the books, whatever zone the store has. */
const since = sql`(c.created_at at time zone 'Asia/Kolkata')::date`;

const ofCharge = (bill: RawBuilder<unknown>) =>
  sql`c.id, c.record_id as job_id, c.description as what, ${bill} as bill_id, ${since} as since`;
/** A bill that costs more than was quoted is mended on the bill; what nobody is charged for on the job. */
const dearBill = sql`case leak.kind when 'BUY_ABOVE_QUOTE' then c.purchase_document_id end`;
const cost = sql`coalesce(c.billed_buy_paise, c.buy_paise)`;
const isUnsold = sql`c.sell_minor is null and c.waived_reason is null and ${cost} > 0`;
const isAboveQuote = sql`${cost} > c.quoted_buy_paise`;

/** What waited too long for its invoice, in the words of the index charge_unbilled; and what costs too much, in those of charge_leaking. */
const isUnbilled = ({ today }: Wanted) => sql`
  c.record = 'jobcard' and c.sell_minor is not null and c.sale_document_id is null and c.waived_reason is null
  and c.sell_paise > 0 and c.created_at < (${today}::date - ${billedWithinDays}::int)::timestamp at time zone 'Asia/Kolkata'`;
const isLeaking = sql`c.record = 'jobcard' and not c.pure_agent and (${isUnsold} or ${isAboveQuote})`;

/** The jobs of the days that may lose something, of which there are few beside all: no other is read, however many there were. */
const jobs = (wanted: Wanted) => sql`
  select id, number, customer_id, owner_id, status, updated_at from jobcard
  where id = any(array(
      select c.record_id from charge c where ${isUnbilled(wanted)}
      union select c.record_id from charge c where ${isLeaking}
      union select job_id from late_bill))
    and date between ${wanted.from}::date and ${wanted.to}::date and status not in ('DRAFT', 'CANCELLED')
    and (${wanted.partyId}::uuid is null or customer_id = ${wanted.partyId}::uuid)`;

/**
 * Of a charge, whether its job is one of these. Said as a truth and not as a join, so that it is found out before since when it leaks: to tell the
 * day is dear for each of the thousands that wait.
 */
const isOfJobs = sql`(c.record_id in (select id from jobs)) is true`;

/** What every kind of leak is of; each says the rupees that are at stake and since when. Each is entered by what leaks, not by the job. */
const leaks = (wanted: Wanted) => sql`
    select leak.kind, ${ofCharge(dearBill)}, leak.paise
    from charge c cross join lateral (values
      ('COST_WITHOUT_SALE', ${isUnsold}, ${cost}),
      ('BUY_ABOVE_QUOTE', ${isAboveQuote}, ${cost} - c.quoted_buy_paise)) leak (kind, is_so, paise)
    where ${isLeaking} and leak.is_so and ${isOfJobs}
    union all
    select 'SALE_UNBILLED', ${ofCharge(sql`null::uuid`)}, c.sell_paise
    from charge c where ${isUnbilled(wanted)} and ${isOfJobs}
    union all
    select 'BILL_ON_CLOSED_JOB', bill.id, late.job_id, coalesce(bill.number, bill.supplier_number), bill.id, bill.date, billed.paise
    from late_bill late join jobs j on j.id = late.job_id
      join purchase_invoice bill on bill.id = late.invoice_id and bill.status <> 'CANCELLED'
      cross join lateral (
        select sum(taxable_paise)::bigint as paise from purchase_invoice_line where invoice_id = bill.id and job_id = late.job_id) billed
    -- A closed job is not written any more: its last change is its end. What came before was billed on a job that was opened again.
    where j.status = 'CLOSED' and bill.posted_at > j.updated_at`;

const none = {
  kind: sql`null as kind`,
  job: sql`null::uuid as job_id, null as job, null as what, null::uuid as bill_id`,
  party: sql`null::uuid as party_id, null as party`,
  owner: sql`null as owner`,
} as const;

const customer = sql`join party customer on customer.id = j.customer_id`;
const owner = sql`join app_user owner on owner.id = j.owner_id`;
const ownerName = sql`trim(concat_ws(' ', owner.first_name, owner.last_name))`;

/** What is one row of each grouping, what it is called, and what is joined for its name. */
const groupings = {
  leak: {
    columns: sql`leak.kind || leak.id::text || leak.job_id::text as key, leak.kind, leak.job_id, j.number as job, leak.what, leak.bill_id,
      j.customer_id as party_id, customer.name as party, ${ownerName} as owner`,
    joins: sql`${customer} ${owner}`,
    // Each is a row as it is.
    by: undefined,
  },
  kind: {
    columns: sql`leak.kind as key, leak.kind, ${none.job}, ${none.party}, ${none.owner}`,
    joins: sql``,
    by: sql`leak.kind`,
  },
  party: {
    columns: sql`customer.id::text as key, ${none.kind}, ${none.job}, customer.id as party_id, customer.name as party, ${none.owner}`,
    joins: customer,
    by: sql`customer.id`,
  },
  owner: {
    columns: sql`${ownerName} as key, ${none.kind}, ${none.job}, ${none.party}, ${ownerName} as owner`,
    joins: owner,
    by: ownerName,
  },
} as const satisfies Record<MarginLeakGrouping, object>;

export function marginLeakPage(db: Db, wanted: Wanted) {
  const { columns, joins, by } = groupings[wanted.grouping];
  const days = sql`${wanted.today}::date - leak.since`;
  const figures = by
    ? sql`max(${days})::int as days, count(*)::int as leaks, sum(leak.paise)::bigint as leak_paise`
    : sql`${days} as days, 1 as leaks, leak.paise as leak_paise`;
  const rows = sql`
    with jobs as materialized (${jobs(wanted)})
    select ${columns}, ${figures}
    from (${leaks(wanted)}) leak join jobs j on j.id = leak.job_id ${joins}
    where ${wanted.kind}::text is null or leak.kind = ${wanted.kind}
    ${by ? sql`group by ${by}` : sql``}`;
  // What is at stake most comes first.
  const order = sql`leak_paise desc, key`;
  return reportPage<MarginLeakRow, MarginLeakFigure>(db, { rows, order, totals: sumsOf(marginLeakReport) }, wanted);
}
