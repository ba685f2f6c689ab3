import type { EntryKind } from '@freightdesk/activity-contract';
import type { Db } from '@freightdesk/shared-database';
import type { Page } from '@freightdesk/shared-endpoint';
import { listPage, type ListRequest } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import type { FoundRecord } from '../record/records';

/** The trail tells of these too, but what was put beside the record stands in the timeline itself. */
const ownActions = ['add-note', 'upload-document', 'remove-document'];

const kindOf = (kind: EntryKind) => sql<EntryKind>`cast(${kind} as text)`.as('kind');

/** What happened to a record and when, without what it was. */
const entryRows = (db: Db, { record, recordId, source }: FoundRecord) =>
  db
    .selectFrom('auditEvent')
    .select(['id', 'at', kindOf('change')])
    .where('record', 'in', [record, ...(source.trail ?? [])])
    .where('recordId', '=', recordId)
    .where('action', 'not in', ownActions)
    .unionAll((eb) =>
      eb
        .selectFrom('note')
        .select(['id', 'createdAt as at', kindOf('note')])
        .where('record', '=', record)
        .where('recordId', '=', recordId),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('document')
        .select(['id', 'createdAt as at', kindOf('file')])
        .where('record', '=', record)
        .where('recordId', '=', recordId),
    );

export interface EntryRow {
  id: string;
  at: Date;
  kind: EntryKind;
}

export const listEntries = (db: Db, found: FoundRecord, request: ListRequest): Promise<Page<EntryRow>> =>
  listPage(db, {
    query: entryRows(db, found),
    request,
    columns: { at: 'instant', kind: 'choice' },
    search: ['kind'],
    toRow: (row) => row,
  });

export const findEvents = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('auditEvent')
    .select(['id', 'at', 'userId', 'userName', 'record', 'action', 'before', 'after', 'reason'])
    .where('id', 'in', ids)
    .execute();

export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];
