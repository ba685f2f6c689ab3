import type { Note, NotePage } from '@freightdesk/activity-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { type Asking, type ListRequest, pagesOf, type Writing, writtenBy } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { listBeside } from '../record/page-request';
import type { RecordKey } from '../record/records';

interface NewNote extends RecordKey {
  id: string;
  text: string;
  mentions: readonly string[];
}

export async function insertNote({ tx, clock, actor }: Writing, { mentions, ...note }: NewNote): Promise<void> {
  await tx
    .insertInto('note')
    .values({ ...note, ...writtenBy({ clock, actor }) })
    .execute();
  if (mentions.length === 0) return;
  const rows = mentions.map((userId, position) => ({ noteId: note.id, position, userId }));
  await tx.insertInto('noteMention').values(rows).execute();
}

const noteRows = (db: Db | Tx) =>
  db
    .selectFrom('note')
    .innerJoin('appUser as author', 'author.id', 'note.createdBy')
    .select([
      'note.id',
      'note.record',
      'note.recordId',
      'note.text',
      'note.createdAt',
      'note.createdBy',
      sql<string>`trim(author.first_name || ' ' || author.last_name)`.as('authorName'),
    ]);

type NoteRow = Awaited<ReturnType<ReturnType<typeof noteRows>['executeTakeFirstOrThrow']>>;

const toNote = ({ createdAt, createdBy, authorName, ...row }: NoteRow): Note => ({
  ...row,
  mentions: [],
  createdAt: createdAt.toISOString(),
  createdBy: { id: createdBy, name: authorName },
});

/** The notes with those whom each mentions, in the order in which they were mentioned. */
async function withMentions(db: Db, notes: readonly Note[]): Promise<Note[]> {
  if (notes.length === 0) return [];
  const ids = notes.map(({ id }) => id);
  const mentioned = await db
    .selectFrom('noteMention as mention')
    .innerJoin('appUser as person', 'person.id', 'mention.userId')
    .select(['mention.noteId', 'person.id', sql<string>`trim(person.first_name || ' ' || person.last_name)`.as('name')])
    .where('mention.noteId', 'in', ids)
    .orderBy('mention.position')
    .execute();
  return notes.map((note) => {
    const own = mentioned.filter(({ noteId }) => noteId === note.id);
    return { ...note, mentions: own.map(({ id, name }) => ({ id, name })) };
  });
}

const pages = pagesOf(
  (db: Db | Tx, asking: Asking<RecordKey>) =>
    noteRows(db)
      .select('note.createdAt as at')
      .where('note.record', '=', asking('record'))
      .where('note.recordId', '=', asking('recordId')),
  { list: listBeside('text'), toRow: ({ at: _at, ...row }) => toNote(row) },
);

export async function notesBeside(db: Db, request: ListRequest, key: RecordKey): Promise<NotePage> {
  const page = await pages(db, request, key);
  return { ...page, data: await withMentions(db, page.data) };
}

export async function findNotes(db: Db, ids: readonly string[]): Promise<Note[]> {
  if (ids.length === 0) return [];
  return withMentions(db, (await noteRows(db).where('note.id', 'in', ids).execute()).map(toNote));
}
