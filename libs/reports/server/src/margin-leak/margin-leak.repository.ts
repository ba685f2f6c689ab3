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

/** The jobs of the days: what charges and bills say is joined to these, whether they are few or most of all. */
const jobs = ({ from, to, partyId }: Wanted) => sql`
  select id, number, customer_id, owner_id, status, updated_at from jobcard
  where date between ${from}::date and ${to}::date and status not in ('DRAFT', 'CANCELLED')
    and (${partyId}::uuid is null or customer_id = ${partyId}::uuid)`;

/** Since when it leaks is a day of the books, whatever zone the store has. */
const since = sql`(c.created_at at time zone 'Asia/Kolkata')::date`;

const ofCharge = (bill: RawBuilder<unknown>) =>
  sql`c.id, c.record_id as job_id, c.description as what, ${bill} as bill_id, ${since} as since`;
/** A bill that costs more than was quoted is mended on the bill; what nobody is charged for on the job. */
const dearBill = sql`case leak.kind when 'BUY_ABOVE_QUOTE' then c.purchase_document_id end`;
const cost = sql`coalesce(c.billed_buy_paise, c.buy_paise)`;
const isUnsold = sql`c.sell_minor is null and c.waived_reason is null and ${cost} > 0`;
const isAboveQuote = sql`${cost} > c.quoted_buy_paise`;

/** What every kind of leak is of; each says the rupees that are at stake and since when. Each is entered by what leaks, not by the job. */
const leaks = ({ today }: Wanted) => sql`
    select leak.kind, ${ofCharge(dearBill)}, leak.paise
    from charge c cross join lateral (values
      ('COST_WITHOUT_SALE', ${isUnsold}, ${cost}),
      ('BUY_ABOVE_QUOTE', ${isAboveQuote}, ${cost} - c.quoted_buy_paise)) leak (kind, is_so, paise)
    -- In the words of the index charge_leaking.
    where c.record = 'jobcard' and not c.pure_agent and (${isUnsold} or ${isAboveQuote}) and leak.is_so
    union all
    select 'SALE_UNBILLED', ${ofCharge(sql`null::uuid`)}, c.sell_paise
    from charge c where c.record = 'jobcard' and c.sell_minor is not null and c.sale_document_id is null and c.waived_reason is null
      and c.sell_paise > 0 and ${since} < ${today}::date - ${billedWithinDays}::int
    union all
    select 'BILL_ON_CLOSED_JOB', bill.id, late.job_id, coalesce(bill.number, bill.supplier_number), bill.id, bill.date, billed.paise
    from late_bill late join jobs j on j.id = late.job_id
      join purchase_invoice bill on bill.id = late.invoice_id and bill.status <> 'CANCELLED'
      cross join lateral (
        select sum(taxable_paise)::bigint as paise from purchase_invoice_line where invoice_id = bill.id and job_id = j.id) billed
    -- A closed job is not written any more: its last change is its end. What came before was billed on a job that was opened again.
    where j.status = 'CLOSED' and bill.posted_at > j.updated_at`;

const none = {
  kind: sql`null as kind`,
  job: sql`null::uuid as job_id, null as job, null as what, null::uuid as bill_id`,
  party: sql`null::uuid as party_id, null as party`,
  owner: sql`null as owner`,
} as const;

/** What is one row of each grouping, and what it is called. */
const groupings = {
  leak: {
    columns: sql`l.kind || l.id::text || l.job_id::text as key, l.kind, l.job_id, l.job, l.what, l.bill_id, l.party_id, l.party, l.owner`,
    by: sql`l.kind, l.id, l.job_id, l.job, l.what, l.bill_id, l.party_id, l.party, l.owner`,
  },
  kind: { columns: sql`l.kind as key, l.kind, ${none.job}, ${none.party}, ${none.owner}`, by: sql`l.kind` },
  party: {
    columns: sql`l.party_id::text as key, ${none.kind}, ${none.job}, l.party_id, l.party, ${none.owner}`,
    by: sql`l.party_id, l.party`,
  },
  owner: { columns: sql`l.owner as key, ${none.kind}, ${none.job}, ${none.party}, l.owner`, by: sql`l.owner` },
} as const satisfies Record<MarginLeakGrouping, object>;

export function marginLeakPage(db: Db, wanted: Wanted) {
  const { columns, by } = groupings[wanted.grouping];
  const named = sql`
    select leak.*, j.number as job, j.customer_id as party_id, customer.name as party,
      trim(concat_ws(' ', owner.first_name, owner.last_name)) as owner
    from (${leaks(wanted)}) leak join jobs j on j.id = leak.job_id
      join party customer on customer.id = j.customer_id join app_user owner on owner.id = j.owner_id
    where ${wanted.kind}::text is null or leak.kind = ${wanted.kind}`;
  const rows = sql`
    with jobs as materialized (${jobs(wanted)})
    select ${columns}, max(${wanted.today}::date - l.since)::int as days, count(*)::int as leaks,
      sum(l.paise)::bigint as leak_paise
    from (${named}) l group by ${by}`;
  // What is at stake most comes first.
  const order = sql`leak_paise desc, key`;
  return reportPage<MarginLeakRow, MarginLeakFigure>(db, { rows, order, totals: sumsOf(marginLeakReport) }, wanted);
}
