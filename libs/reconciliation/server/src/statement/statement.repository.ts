import type { ReadLine, Statement } from '@freightdesk/reconciliation-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import { type Insertable, sql } from 'kysely';

export type StoredStatement = Omit<Statement, 'mapping' | 'isKnownFile' | 'createdAt'> & { createdAt: Date };

export const findStatementOfFile = (db: Db, bankId: string, sha256: string): Promise<StoredStatement | undefined> =>
  db
    .selectFrom('bankStatement')
    .select(['id', 'bankId', 'fileName', 'firstDate', 'lastDate', 'openingMinor', 'closingMinor'])
    .select(['addedCount', 'knownCount', 'createdAt'])
    .where('bankId', '=', bankId)
    .where('fileSha256', '=', sha256)
    .executeTakeFirst();

export async function insertStatement(tx: Tx, statement: Insertable<Database['bankStatement']>): Promise<void> {
  await tx.insertInto('bankStatement').values(statement).execute();
}

/** A line as it is kept: with what it is known again by. */
export type NewLine = Insertable<Database['bankStatementLine']>;

/** All lines of a file in one statement, the same for however many. */
export async function insertLines(tx: Tx, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into bank_statement_line (id, bank_id, statement_id, line_no, kind, date, narration, reference, amount_minor,
      balance_minor, words, fingerprint, occurrence)
    select id, "bankId", "statementId", "lineNo", kind, date, narration, reference, "amountMinor", "balanceMinor", words,
      fingerprint, occurrence
    from jsonb_to_recordset(${JSON.stringify(lines)}) as line(id uuid, "bankId" uuid, "statementId" uuid, "lineNo" int, kind text,
      date date, narration text, reference text, "amountMinor" bigint, "balanceMinor" bigint, words text, fingerprint text,
      occurrence int)`.execute(tx);
}

/** How many lines of each of these kinds were imported before. */
export async function knownLines(
  db: Db,
  bankId: string,
  fingerprints: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ fingerprint: string; known: number }>`
    select fingerprint, count(*)::int as known from bank_statement_line
    where bank_id = ${bankId} and fingerprint = any (${[...fingerprints]}::text[]) group by fingerprint`.execute(db);
  return new Map(rows.map(({ fingerprint, known }) => [fingerprint, known]));
}

export interface Held {
  /** Null where nothing was imported yet. */
  firstDate: BusinessDate | null;
  beforeMinor: number;
  throughMinor: number;
  untilMinor: number;
}

/** What the lines of a bank come to: before a day, with that day, and up to another. */
export async function heldAround(
  db: Db,
  bankId: string,
  { first, last }: { first: string; last: string },
): Promise<Held> {
  const { rows } = await sql<Held>`
    select min(date) filter (where kind = 'MOVEMENT') as first_date,
      coalesce(sum(amount_minor) filter (where date < ${first}), 0)::bigint as before_minor,
      coalesce(sum(amount_minor) filter (where date <= ${first}), 0)::bigint as through_minor,
      coalesce(sum(amount_minor) filter (where date <= ${last}), 0)::bigint as until_minor
    from bank_statement_line where bank_id = ${bankId}`.execute(db);
  return rows[0] ?? { firstDate: null, beforeMinor: 0, throughMinor: 0, untilMinor: 0 };
}

/** What tells lines apart: two exports of one bank may differ in blanks and capitals. */
export const tellingOf = ({ date, amountMinor, narration, reference }: ReadLine): string =>
  [date, amountMinor, narration, reference ?? ''].join('|').toLowerCase().replace(/\s+/g, ' ');
