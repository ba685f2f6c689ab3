import type { Timeline, TimelineEntry, TimelineQuery } from '@freightdesk/activity-contract';
import type { Db } from '@freightdesk/shared-database';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { findDocuments } from '../document/document.repository';
import { findNotes } from '../note/note.repository';
import { newestFirst } from '../record/page-request';
import { type FoundRecord, may, type Records } from '../record/records';
import { type EntryRow, type EventRow, findEvents, listEntries } from './timeline.repository';
import { toldChanges } from './told-changes';

/** What happened to a record and what was put beside it, the newest first. */
export async function readTimeline(query: TimelineQuery, context: ReadContext, records: Records): Promise<Timeline> {
  const { db, actor } = context;
  const found = await records.find(db, query, { actor, to: 'read' });
  const filters: Record<string, string[]> = query.kind === undefined ? {} : { kind: [query.kind] };
  const { record, recordId, source } = found;
  const beside = { record, recordId, trail: [record, ...(source.trail ?? [])] };
  const { data: rows, ...page } = await listEntries(db, newestFirst(query, filters), beside);
  const entries = await entriesOf(rows, found, context, records);
  return { ...page, data: entries, mayAdd: may(actor, found.source, 'write') };
}

const eventsAmong = async (db: Db, ids: readonly string[]): Promise<EventRow[]> =>
  ids.length === 0 ? [] : findEvents(db, ids);

async function entriesOf(
  rows: readonly EntryRow[],
  { source }: FoundRecord,
  { db, actor }: ReadContext,
  records: Records,
): Promise<TimelineEntry[]> {
  const idsOf = (kind: EntryRow['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const events = await eventsAmong(db, idsOf('change'));
  const changes = await toldChanges(db, events, { source, sources: records.kinds, actor });
  const byId = {
    event: new Map(events.map((event) => [event.id, event])),
    note: new Map((await findNotes(db, idsOf('note'))).map((note) => [note.id, note])),
    file: new Map((await findDocuments(db, idsOf('file'))).map((file) => [file.id, file])),
  };
  return rows.map(({ id, kind, at }) => {
    const event = byId.event.get(id);
    const note = byId.note.get(id) ?? null;
    const file = byId.file.get(id) ?? null;
    const by = event ? { id: event.userId, name: event.userName } : (note ?? file)?.createdBy;
    return {
      id,
      kind,
      at: at.toISOString(),
      by: by ?? { id: null, name: '' },
      change: changes.get(id) ?? null,
      note,
      file,
    };
  });
}
