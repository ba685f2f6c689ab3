import {
  type ControlKind,
  type Journal,
  type JournalAccount,
  journalList,
  type JournalRow,
  type JournalStatus,
} from '@freightdesk/ledger-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import { pagesOf } from '@freightdesk/shared-server-kit';
import { type Insertable, sql } from 'kysely';

export async function insertJournal(tx: Tx, journal: Insertable<Database['journal']>): Promise<void> {
  await tx.insertInto('journal').values(journal).execute();
}

/** A journal is only ever added: that it was taken back is told by the mirror of its voucher, and the reason by its words. */
const journalRows = (db: Db | Tx) =>
  db
    .selectFrom('journal')
    // Looked up for the rows of a page: joined as a whole, all journals would be put in order first.
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('voucher')
          .whereRef('voucher.reversesId', '=', 'journal.id')
          .select(['voucher.id', 'voucher.date', 'voucher.narration'])
          .limit(1)
          .as('mirror'),
      (join) => join.onTrue(),
    )
    .select([
      'journal.id',
      'journal.number',
      'journal.date',
      'journal.narration',
      'journal.totalPaise',
      'journal.reverseOn',
      'mirror.date as reversedOn',
      sql<JournalStatus>`case when mirror.id is null then 'POSTED' else 'REVERSED' end`.as('status'),
      sql<string | null>`substring(mirror.narration from position(': ' in mirror.narration) + 2)`.as('reverseReason'),
      sql<number>`case when mirror.id is null then 1 else 2 end`.as('version'),
    ]);

/** The same journals, of their own table alone. */
const narrowJournals = (db: Db | Tx) =>
  db
    .selectFrom('journal')
    .select(['id', 'number', 'date', 'narration', 'totalPaise'])
    .select(
      sql<JournalStatus>`case when exists (select from voucher where voucher.reverses_id = journal.id)
        then 'REVERSED' else 'POSTED' end`.as('status'),
    );

export const listJournalRows = pagesOf(journalRows, {
  table: 'journal',
  narrow: narrowJournals,
  searched: { own: ['number', 'narration'], related: {} },
  list: journalList,
  toRow: (row): JournalRow => row,
});

export const findJournalRow = (db: Db, id: string): Promise<JournalRow | undefined> =>
  journalRows(db).where('journal.id', '=', id).executeTakeFirst();

/** The lines as they were posted, with what they name. */
export async function journalLines(db: Db, id: string): Promise<Journal['lines']> {
  const rows = await db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.accountId')
    .leftJoin('party', 'party.id', 'posting.partyId')
    .leftJoin('jobcard', 'jobcard.id', 'posting.jobId')
    .leftJoin('branch', 'branch.id', 'posting.branchId')
    .where('posting.voucherId', '=', id)
    .orderBy('posting.lineNo')
    .select([
      'account.code',
      'account.name',
      'posting.debitPaise',
      'posting.creditPaise',
      'posting.partyId',
      'party.name as partyName',
      'posting.jobId',
      'jobcard.number as jobNumber',
      'posting.branchId',
      'branch.name as branchName',
    ])
    .execute();
  return rows.map(({ code, name, partyId, partyName, jobId, jobNumber, branchId, branchName, ...sides }) => ({
    accountCode: code,
    account: name,
    party: partyId !== null && partyName !== null ? { id: partyId, name: partyName } : null,
    job: jobId !== null && jobNumber !== null ? { id: jobId, number: jobNumber } : null,
    branch: branchId !== null && branchName !== null ? { id: branchId, name: branchName } : null,
    ...sides,
  }));
}

/** The accounts of these codes, as far as there are such. */
export async function accountsOf(db: Db, codes: readonly string[]): Promise<JournalAccount[]> {
  return db
    .selectFrom('account')
    .select((eb) => ['code', 'name', 'active', eb.ref('control').$castTo<ControlKind | null>().as('control')])
    .where('code', 'in', codes)
    .execute();
}

/** Those of the ids that are a party's, a job's or a branch's. */
export async function knownIds(
  db: Db,
  { parties, jobs, branches }: Readonly<Record<'parties' | 'jobs' | 'branches', readonly string[]>>,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from party where id = any(${parties}::uuid[]) union all
    select id from jobcard where id = any(${jobs}::uuid[]) union all
    select id from branch where id = any(${branches}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
