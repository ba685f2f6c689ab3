import { type Db, isUniqueViolation, newId, type Tx } from '@freightdesk/shared-database';
import { type Match, matchProblems } from '@freightdesk/reconciliation-contract';
import { refuse, type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { entryColumns } from './open-items.repository';

interface NewMatch {
  id: string;
  bankId: string;
  lineIds: readonly string[];
  entryIds: readonly string[];
}

/** Lines and entries in one match at most each: the store says so too, for whoever came between. */
export async function insertMatch(
  { tx, clock, actor }: WriteContext,
  { id, bankId, lineIds, entryIds }: NewMatch,
): Promise<void> {
  await tx
    .insertInto('bankMatch')
    .values({ id, bankId, ...writtenBy({ clock, actor }) })
    .execute();
  const parts = [
    ...lineIds.map((lineId) => ({ id: newId(), lineId, postingId: null })),
    ...entryIds.map((postingId) => ({ id: newId(), lineId: null, postingId })),
  ];
  await sql`
    insert into bank_match_part (id, match_id, line_id, posting_id)
    select id, ${id}, "lineId", "postingId"
    from jsonb_to_recordset(${JSON.stringify(parts)}) as part(id uuid, "lineId" uuid, "postingId" uuid)`
    .execute(tx)
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      refuse(matchProblems.already_matched);
    });
}

export async function removeMatch(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('bankMatchPart').where('matchId', '=', id).execute();
  await tx.deleteFrom('bankMatch').where('id', '=', id).execute();
}

type LineRow = Match['lines'][number];
type EntryRow = Omit<Match['entries'][number], 'voucher' | 'reference'> & {
  type: string;
  number: string;
  documentId: string;
};

/** The first of them: what was brought forward may stand for thousands of entries. */
const mostTold = 200;

export async function findMatch(db: Db, id: string): Promise<Match | undefined> {
  const match = await db
    .selectFrom('bankMatch')
    .innerJoin('appUser', 'appUser.id', 'bankMatch.createdBy')
    .select(['bankMatch.id', 'bankMatch.bankId', 'bankMatch.createdAt'])
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('createdBy'))
    .where('bankMatch.id', '=', id)
    .executeTakeFirst();
  if (!match) return undefined;
  const lines = await sql<LineRow>`
    select l.id, l.kind, l.date, l.narration, l.reference, l.amount_minor
    from bank_match_part part join bank_statement_line l on l.id = part.line_id where part.match_id = ${id}
    order by l.date, l.id limit ${mostTold}`.execute(db);
  const entries = await sql<EntryRow>`
    select ${entryColumns} from bank_match_part part join posting p on p.id = part.posting_id join voucher v on v.id = p.voucher_id
    where part.match_id = ${id} order by p.date, p.id limit ${mostTold}`.execute(db);
  return {
    ...match,
    createdAt: match.createdAt.toISOString(),
    lines: lines.rows,
    entries: entries.rows.map(({ type, number, documentId, ...entry }) => ({
      ...entry,
      reference: null,
      voucher: { type, number, id: documentId },
    })),
  };
}

export async function unpark(tx: Tx, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length > 0)
    await tx
      .deleteFrom('bankLineParked')
      .where('lineId', 'in', [...lineIds])
      .execute();
}
