import { type LineState, statementLineList, type StatementLineRow } from '@freightdesk/reconciliation-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { pagesOf } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const state = sql<LineState>`case when exists (select from bank_match_part part where part.line_id = bank_statement_line.id) then 'MATCHED'
  when exists (select from bank_line_parked parked where parked.line_id = bank_statement_line.id) then 'PARKED' else 'OPEN' end`;

const lineRows = (db: Db | Tx) =>
  db
    .selectFrom('bankStatementLine')
    .innerJoin('bank', 'bank.id', 'bankStatementLine.bankId')
    .leftJoin('bankMatchPart as part', 'part.lineId', 'bankStatementLine.id')
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
      'part.matchId',
    ])
    .select([
      state.as('state'),
      // The balance that was brought forward may stand for thousands of entries.
      sql<string | null>`(select string_agg(document_number, ', ') from (
        select v.document_number from bank_match_part other join posting p on p.id = other.posting_id join voucher v on v.id = p.voucher_id
        where other.match_id = part.match_id limit 5) documents)`.as('matchedWith'),
    ]);

/** The same lines, of their own table alone. */
const narrowLines = (db: Db | Tx) =>
  db
    .selectFrom('bankStatementLine')
    .select(['id', 'bankId', 'date', 'amountMinor', 'narration', 'reference'])
    .select(state.as('state'));

type Selected = Awaited<ReturnType<ReturnType<typeof lineRows>['executeTakeFirstOrThrow']>>;

export const listLineRows = pagesOf(lineRows, {
  table: 'bank_statement_line',
  narrow: narrowLines,
  searched: { own: ['narration', 'reference'], related: {} },
  list: statementLineList,
  toRow: ({ bankId, bankName, ...line }: Selected): StatementLineRow => ({
    ...line,
    bank: { id: bankId, name: bankName },
  }),
});
