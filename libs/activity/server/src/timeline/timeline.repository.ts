import { type EntryKind, entryKinds } from '@freightdesk/activity-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { defineList } from '@freightdesk/shared-endpoint';
import { type Asking, pagesOf } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import type { RecordKey } from '../record/records';

/** The trail tells of these too, but what was put beside the record stands in the timeline itself. */
const ownActions = ['add-note', 'upload-document', 'remove-document'];

const kindOf = (kind: EntryKind) => sql<EntryKind>`cast(${kind} as text)`.as('kind');

/** A record, and under which names the trail tells of it. */
interface Beside extends RecordKey {
  trail: readonly string[];
}

/** What happened to a record and when, without what it was. */
const entryRows = (db: Db | Tx, asking: Asking<Beside>) =>
  db
    .selectFrom('auditEvent')
    .select(['id', 'at', kindOf('change')])
    .where(sql<boolean>`record = any(${asking('trail')}::text[])`)
    .where('recordId', '=', asking('recordId'))
    .where('action', 'not in', ownActions)
    .unionAll((eb) =>
      eb
        .selectFrom('note')
        .select(['id', 'createdAt as at', kindOf('note')])
        .where('record', '=', asking('record'))
        .where('recordId', '=', asking('recordId')),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('document')
        .select(['id', 'createdAt as at', kindOf('file')])
        .where('record', '=', asking('record'))
        .where('recordId', '=', asking('recordId')),
    );

export interface EntryRow {
  id: string;
  at: Date;
  kind: EntryKind;
}

const list = defineList({
  fields: { at: { kind: 'instant' }, kind: { kind: 'choice', values: entryKinds } },
  filters: { kind: {} },
  sorts: ['at'],
  defaultSort: '-at',
  search: ['kind'],
});

export const listEntries = pagesOf(entryRows, { list, toRow: (row: EntryRow): EntryRow => row });

export const findEvents = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('auditEvent')
    .select(['id', 'at', 'userId', 'userName', 'record', 'action', 'before', 'after', 'reason'])
    .where('id', 'in', ids)
    .execute();

export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];
