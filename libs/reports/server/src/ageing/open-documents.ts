import { accountCode } from '@freightdesk/ledger-contract';
import type { AgeingGrouping, AgeingSide } from '@freightdesk/reports-contract';
import { type RawBuilder, sql } from 'kysely';
import { isOf, type PartiesAsked, postedNaming } from '../posted/posted.repository';
import { upTo } from '../posted/whole-months';
import type { PageAsked } from '../report/report-page';

export type Sql = RawBuilder<unknown>;

export interface AgeingWanted extends PageAsked {
  at: string;
  side: AgeingSide;
  /** Of whom; of all where it is null. */
  partyId: PartiesAsked;
  grouping: AgeingGrouping;
  /** Something may be dated after that day: what was settled and noted later is put back. */
  isPast: boolean;
  /** Little was settled since: what is kept as of now is right but for that. */
  isNear?: boolean;
  /** What is kept of postings is no witness of its own truth. */
  oneByOne?: boolean;
}

interface Side {
  table: string;
  type: string;
  settled: string;
  /** In its own currency, and in rupees. */
  owed: { minor: string; paise: string };
  standing: Sql;
  control: string;
  ahead: string;
  /** Which way the ledger holds what is owed. */
  sign: 1 | -1;
}

export const sides: Readonly<Record<AgeingSide, Side>> = {
  RECEIVABLE: {
    ...{ table: 'sale_invoice', type: 'SALE', settled: 'sale_invoice_id', control: 'CUSTOMER', sign: 1 },
    owed: { minor: 'currency_total_minor', paise: 'total_paise' },
    standing: sql`i.status = 'ISSUED' and i.kind <> 'PROFORMA'`,
    ahead: accountCode.customerAdvances,
  },
  PAYABLE: {
    ...{ table: 'purchase_invoice', type: 'PURCHASE', settled: 'purchase_invoice_id', control: 'VENDOR', sign: -1 },
    owed: { minor: 'payable_minor', paise: 'payable_paise' },
    standing: sql`i.status = 'POSTED'`,
    ahead: accountCode.vendorAdvances,
  },
};

/**
 * As `later`, what was taken off documents after a day that has passed, by payments and by notes; of one party's, where one is asked for.
 * What is read here is read beside it. Of allocations it is those whose span has the day: their documents were there by then.
 */
export function laterThan({ side, at, partyId, isPast }: AgeingWanted): Sql {
  if (!isPast) return sql``;
  const { table, settled } = sides[side];
  const isAsked = (document: Sql) =>
    partyId === null
      ? sql``
      : sql`and ${document} in (select id from ${sql.table(table)} where true ${isOf(sql`party_id`, partyId)})`;
  return sql`later as materialized (
  select id, sum(minor)::bigint as minor from (
    select ${sql.ref(settled)} as id, amount_minor as minor from allocation_span
    where daterange(open_from, open_to) @> ${at}::date and ${sql.ref(settled)} is not null ${isAsked(sql.ref(settled))}
    union all
    select against_invoice_id, -noted_minor from ${sql.table(table)}
    where date > ${at}::date and noted_minor < 0 and against_invoice_id is not null ${isAsked(sql`against_invoice_id`)}
  ) taken group by id),`;
}

/** What is read of a document, all of which its indexes have: of what is open, and of what is no more. */
const columnsOf = ({ owed }: Side, document: string, outstanding: Sql) =>
  sql`${sql.join(
    ['id', 'party_id', 'number', 'date', 'due_date', 'kind', 'status', 'currency', owed.minor, owed.paise].map(
      (column) => sql.ref(`${document}.${column}`),
    ),
  )}, ${outstanding} as outstanding_minor`;

/**
 * What may have been open at the end of the day: what is open now, and of a past day what something was taken off since. The rest of all
 * years is not looked at.
 */
function maybeOpen({ side, at, isPast }: AgeingWanted): Sql {
  const table = sql.table(sides[side].table);
  const open = sql`select ${columnsOf(sides[side], 'open', sql`open.outstanding_minor`)} from ${table} open where open.outstanding_minor <> 0`;
  if (!isPast) return sql`(${open}) i`;
  const closed = sql`select ${columnsOf(sides[side], 'closed', sql`0::bigint`)} from later join ${table} closed on closed.id = later.id
    where closed.outstanding_minor = 0`;
  return sql`(${open} and open.date <= ${at}::date union all ${closed}) i left join later on later.id = i.id`;
}

/** Parties stand by their names in small letters. Of a name whose letters are of one byte each, which nearly all are, these are found in a fifth of the time. */
export const inOrder = (name: Sql): Sql => sql`(case when octet_length(${name}) = char_length(${name})
  then lower(${name} collate "C") else lower(${name}) end) collate "C"`;

/** What is left of a document `i`, in rupees at its own rate. */
const inRupees = ({ owed }: Side, left: Sql) => sql`case when i.currency = 'INR' then ${left}
  else round(${sql.ref(`i.${owed.paise}`)}::numeric * ${left} / nullif(${sql.ref(`i.${owed.minor}`)}, 0))::bigint end`;

/** Documents that were open at the end of the day, each with what was left of it in rupees at its own rate. */
export function openDocuments(wanted: AgeingWanted): Sql {
  const { at, side, partyId, isPast } = wanted;
  const { standing, type } = sides[side];
  const left = isPast ? sql`(i.outstanding_minor + coalesce(later.minor, 0))` : sql`i.outstanding_minor`;
  return sql`
    select i.id, i.party_id, ${sql.lit(type)} as type, i.number, i.date, i.due_date, ${at}::date - i.due_date as days,
      ${inRupees(sides[side], left)} as left_paise
    from ${maybeOpen(wanted)}
    where ${standing} and i.date <= ${at}::date and ${left} <> 0 ${isOf(sql`i.party_id`, partyId)}`;
}

/** What the control accounts held of parties: rows to be added up, in all and of that what was paid ahead. */
export function heldRows({ at, side, partyId, oneByOne = false }: AgeingWanted): Sql {
  const { control, ahead, sign } = sides[side];
  const accounts = sql`a.control = ${sql.lit(control)}`;
  const paise = sql`${sql.lit(sign)} * (debit_paise - credit_paise)`;
  // Looked up once: joined to, it is looked up for each of some thousand rows.
  const isAhead = sql`p.account_id = (select id from account where code = ${sql.lit(ahead)})`;
  return sql`
    select p.party_id, case when ${isAhead} then ${paise} else 0 end as ahead_paise, ${paise} as total_paise
    from (${postedNaming({ ...upTo(at), ...(oneByOne && { oneByOne }) }, { partyId, accounts })}) p`;
}

/** The same of each party. */
export const held = (wanted: AgeingWanted): Sql => sql`
  select party_id, whole_sum(total_paise) as total_paise, whole_sum(ahead_paise) as ahead_paise
  from (${heldRows(wanted)}) held group by 1`;

/**
 * Documents that did not stand at the end of the day as they stand now, with what they count for now and counted for then: what was
 * written since, and of a past day what something was taken off since.
 */
export function changedSince(wanted: AgeingWanted): Sql {
  const { at, isPast } = wanted;
  const side = sides[wanted.side];
  const table = sql.table(side.table);
  const then = sql`(i.outstanding_minor + later.minor)`;
  const taken = (which: Sql) => sql`
    select i.party_id, i.due_date, i.outstanding_minor <> 0, ${inRupees(side, sql`i.outstanding_minor`)}, ${then} <> 0, ${inRupees(side, then)}
    from later join ${table} i on i.id = later.id where ${which} and ${side.standing} and i.date <= ${at}::date`;
  const changes = [
    sql`select i.party_id, i.due_date, true, ${inRupees(side, sql`i.outstanding_minor`)}, false, 0::bigint
      from ${table} i where i.outstanding_minor <> 0 and i.date > ${at}::date`,
    // Apart, for each is in an index of its own that has all of it.
    ...(isPast ? [taken(sql`i.outstanding_minor <> 0`), taken(sql`i.outstanding_minor = 0`)] : []),
  ];
  return sql`
    select party_id, due_date, is_open::int - was_open::int as documents, then_paise, now_paise from (
      ${sql.join(changes, sql` union all `)}
    ) changed (party_id, due_date, was_open, now_paise, is_open, then_paise)`;
}
