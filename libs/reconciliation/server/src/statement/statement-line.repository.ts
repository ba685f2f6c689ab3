import { type LineState, statementLineList, type StatementLineRow } from '@freightdesk/reconciliation-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { pagesOf } from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';

/** Most lines are matched: the few that are not are kept, and looked up among themselves. */
const state = sql<LineState>`case when open.line_id is null then 'MATCHED'
  when exists (select from bank_line_parked parked where parked.line_id = open.line_id) then 'PARKED' else 'OPEN' end`;

const isOpen = sql`exists (select from bank_open_line o where o.line_id = listed.id)`;
const isParked = sql`exists (select from bank_line_parked parked where parked.line_id = listed.id)`;

/** The same, state by state. */
const linesApart: Readonly<Record<LineState, RawBuilder<unknown>>> = {
  MATCHED: sql`not ${isOpen}`,
  OPEN: sql`(${isOpen} and not ${isParked})`,
  PARKED: sql`(${isOpen} and ${isParked})`,
};

const matchId = sql<
  string | null
>`(select part.match_id from bank_match_part part where part.line_id = bank_statement_line.id)`;

const lineRows = (db: Db | Tx) =>
  db
    .selectFrom('bankStatementLine')
    .innerJoin('bank', 'bank.id', 'bankStatementLine.bankId')
    .leftJoin('bankOpenLine as open', 'open.lineId', 'bankStatementLine.id')
    .select([
      'bankStatementLine.id',
      'bankStatementLine.bankId',
      'bank.name as bankName',
      'bank.currency',
      'bankStatementLine.date',
      'bankStatementLine.narration',
      'bankStatementLine.reference',
      'bankStatementLine.amountMinor',
      'bankStatementLine.balanceMinor',
    ])
    .select([
      state.as('state'),
      matchId.as('matchId'),
      // The balance that was brought forward may stand for thousands of entries.
      sql<string | null>`(select string_agg(document_number, ', ') from (
        select v.document_number from bank_match_part other join posting p on p.id = other.posting_id join voucher v on v.id = p.voucher_id
        where other.match_id = ${matchId} limit 5) documents)`.as('matchedWith'),
    ]);

/** The same lines, of their own table alone. */
const narrowLines = (db: Db | Tx) =>
  db
    .selectFrom('bankStatementLine')
    .leftJoin('bankOpenLine as open', 'open.lineId', 'bankStatementLine.id')
    .select(['bankStatementLine.id', 'bankStatementLine.bankId', 'bankStatementLine.date'])
    .select(['amountMinor', 'narration', 'reference'])
    .select(state.as('state'));

type Selected = Awaited<ReturnType<ReturnType<typeof lineRows>['executeTakeFirstOrThrow']>>;

/** How many lines of a month are in each state. Few are ever set aside: they are looked at one by one. */
const lineTally = sql<{ rowCount: number }>`(
  select bank_id, 'MATCHED' as state, lines - open_lines as row_count from bank_line_month
  union all select bank_id, 'OPEN', open_lines from bank_line_month
  union all select bank_id, state, row_count from bank_line_parked join bank_open_line using (line_id) cross join (values
    ('PARKED', 1), ('OPEN', -1)) states (state, row_count))`;

export const listLineRows = pagesOf(lineRows, {
  table: 'bank_statement_line',
  narrow: narrowLines,
  searched: { own: ['narration', 'reference'], related: {} },
  list: statementLineList,
  apart: () => ({ state: linesApart }),
  tallied: { filters: ['bankId', 'state'], rows: () => lineTally },
  toRow: ({ bankId, bankName, ...line }: Selected): StatementLineRow => ({
    ...line,
    bank: { id: bankId, name: bankName },
  }),
});
