import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import type { Client } from 'pg';
import { writeLargeBooks } from './large-books.builder';
import { rebuildingSums } from './rebuilds';
import type { AskedStatement } from '@freightdesk/shared-database/testing';

/** Most of eight years of business, none of them larger than another. */
const days = { from: '2019-04-01', count: 2_790 };
const postings = 20_000;

const stamps = sql`created_at, created_by, updated_at, updated_by`;

/**
 * A job for each invoice under its id, with charges, billed but for the last ones, and with a shipment, whose last ones are on their
 * way; what was earned and spent names it.
 */
const jobs = [
  sql`insert into jobcard (id, number, date, mode, direction, status, customer_id, owner_id, origin_place, destination_place, ${stamps})
    select id, 'JOB' || substr(number, 3), date, 'SEA_FCL', 'EXPORT', 'OPEN', party_id, created_by, 'Kochi', 'Jebel Ali', ${stamps}
    from sale_invoice`,
  sql`insert into charge (id, record, record_id, position, payer_id, charge_head_id, description, basis, quantity, pure_agent,
      buy_minor, sell_minor, buy_paise, sell_paise, quoted_buy_paise, quoted_sell_paise, sale_document_id, sale_document_number, billed_sell_paise,
      created_at, created_by)
    select gen_random_uuid(), 'jobcard', j.id, n, customer_id, (select id from charge_head order by code limit 1), 'Ocean freight',
      'SHIPMENT', '1', false, 80000, 100000, 80000, 100000, 80000, 100000, billed.id, billed.number,
      case when billed.id is not null then 100000 end, j.date, j.created_by
    from jobcard j cross join generate_series(1, 3) n left join sale_invoice billed on billed.id = j.id and j.date < '2026-09-01'`,
  sql`insert into shipment (id, jobcard_id, status, status_at, customer_id, eta, ${stamps})
    select id, id, case when date < '2026-10-01' then 'EMPTY_RETURNED' else 'DEPARTED' end, created_at, customer_id, date + 20, ${stamps}
    from jobcard`,
  sql`update posting p set job_id = j.id from voucher v, jobcard j
    where v.id = p.voucher_id and right(j.number, 6) = right(v.document_number, 6)
      and p.account_id in (select id from account where code in ('4000', '5010'))`,
];

/** Each fifth receipt is a cheque; the bank tells all of them some days later, and all but the last month's are matched. */
const statements = [
  sql`update payment set mode = 'CHEQUE', reference = right(number, 6) where right(number, 1) in ('0', '5')`,
  sql`insert into bank_statement (id, bank_id, file_name, file_sha256, first_date, last_date, added_count, known_count, created_at, created_by)
    select id, id, 'years.csv', 'years', '2019-04-01', '2026-11-22', 1, 0, created_at, created_by from bank`,
  sql`insert into bank_statement_line (id, bank_id, statement_id, line_no, kind, date, narration, amount_minor, words, fingerprint, occurrence)
    select p.id, bank.id, bank.id, 1, 'MOVEMENT', p.date + 3, 'NEFT CUSTOMER', p.currency_minor, 'neft customer', p.id::text, 1
    from posting p join bank on bank.account_id = p.account_id`,
  sql`insert into bank_match (id, bank_id, created_at, created_by)
    select l.id, bank_id, bank.created_at, bank.created_by from bank_statement_line l join bank on bank.id = bank_id
    where date < '2026-10-20'`,
  sql`insert into bank_match_part (id, match_id, line_id, posting_id)
    select gen_random_uuid(), id, case when side = 'line' then id end, case when side = 'entry' then id end
    from bank_match, (values ('line'), ('entry')) sides (side)`,
];

/** Who owes pays after some weeks, and has not for the last ones. */
const settled = [sql`delete from allocation where date >= '2026-09-01'`, sql`update allocation set date = date + 40`];

const kept = sql.raw(rebuildingSums);

/** Books of years, of which what is asked for is a small part; by a connection with all rights. */
export async function writeManyYears(tamperer: Db): Promise<void> {
  await writeLargeBooks(tamperer, postings, days);
  await tamperer.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of [...jobs, ...statements, ...settled, kept]) await statement.execute(tx);
  });
  await sql`vacuum analyze`.execute(tamperer);
}

/** What was done, node by node. */
export interface DoneNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'CTE Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: DoneNode[];
  /** What the node is done for. */
  for?: string;
}

const isDone = (value: unknown): value is DoneNode =>
  typeof value === 'object' && value !== null && 'Node Type' in value && 'Actual Rows' in value;

/** All nodes of a plan, with what each of them did. */
export async function doneBy(owner: Client, { text, values }: AskedStatement): Promise<DoneNode[]> {
  const { rows } = await owner.query<{ 'QUERY PLAN': { Plan: unknown }[] }>(`explain (analyze, format json) ${text}`, [
    ...values,
  ]);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!isDone(plan)) throw new Error('PostgreSQL told no plan.');
  const nodes = (node: DoneNode): DoneNode[] => [
    node,
    ...(node.Plans ?? []).flatMap((part) => nodes({ ...part, for: node['Node Type'] })),
  ];
  return nodes(plan);
}
