import { addDays } from '@freightdesk/shared-calendar';
import type { Actor, MentionAsking, MentionRow, RecordSource } from '@freightdesk/shared-server-kit';
import { type Expression, sql } from 'kysely';
import { may } from '../record/records';

/** So long somebody may not have looked; what is older stands beside its record. */
const daysBack = 30;
const shownCharacters = 120;

const readBy = (sources: readonly RecordSource[], actor: Actor) =>
  sources.filter((source) => may(actor, source, 'read')).map(({ record }) => record);

/** Notes that name the reader, beside records that they may read. */
export const mentionsOf =
  (sources: readonly RecordSource[]) =>
  ({ db, asking }: MentionAsking): Expression<MentionRow> =>
    db
      .selectFrom('noteMention as mention')
      .innerJoin('note', 'note.id', 'mention.noteId')
      .innerJoin('appUser as author', 'author.id', 'note.createdBy')
      .select(['note.id', 'note.record', 'note.recordId', 'note.createdAt as at'])
      .select(
        sql<string>`concat(trim(author.first_name || ' ' || author.last_name), ': ',
          left(note.text, ${sql.lit(shownCharacters)}))`.as('title'),
      )
      .where(
        'mention.userId',
        '=',
        asking(({ actor }) => actor.userId),
      )
      .where(
        'note.createdAt',
        '>',
        asking(({ clock }) => new Date(`${addDays(clock.today(), -daysBack)}T00:00:00Z`)),
      )
      .where(sql<boolean>`note.record = any(${asking(({ actor }) => readBy(sources, actor))}::text[])`);
