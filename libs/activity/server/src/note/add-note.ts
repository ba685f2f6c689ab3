import { type AddNoteInput, type Note, notToBeMentioned } from '@freightdesk/activity-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { newId } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { peopleWho } from '../person/person.repository';
import type { FoundRecord, Records } from '../record/records';
import { findNotes, insertNote } from './note.repository';

/** Writes a note beside a record. */
export async function addNote(input: AddNoteInput, context: WriteContext, records: Records): Promise<Note> {
  const { tx, actor, audit } = context;
  const { record, recordId, text } = input;
  const found = await records.find(tx, input, { actor, to: 'write' });
  const mentions = [...new Set(input.mentions ?? [])];
  await refuseStrangers(mentions, found, context);

  const id = newId();
  await insertNote(context, { id, record, recordId, text, mentions });
  const [note] = await findNotes(tx, [id]);
  if (!note) throw new Error(`The note ${id} is not there after it was written.`);
  const told = { number: found.name, note: text, mentions: note.mentions.map(({ name }) => name) };
  await audit({ record, recordId, action: 'add-note', before: { number: found.name }, after: told });
  return note;
}

/** Whoever is mentioned will be led to the record, so they must be one who may read it. */
async function refuseStrangers(mentions: readonly string[], { source }: FoundRecord, { tx }: WriteContext) {
  if (mentions.length === 0) return;
  const known = new Set((await peopleWho(tx, source.read)).map(({ id }) => id));
  const errors = mentions.flatMap((id, index) =>
    known.has(id) ? [] : [{ field: `mentions.${index}`, code: 'not_to_be_mentioned', message: notToBeMentioned }],
  );
  if (errors.length > 0) refuse(commonProblems.invalid, { message: notToBeMentioned, errors });
}
