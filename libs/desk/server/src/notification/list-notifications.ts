import type { Notification } from '@freightdesk/desk-contract';
import { dueLabel, type DueSource, type ReadContext } from '@freightdesk/shared-server-kit';
import { type ReadRung, ringingSources } from './notification.repository';

const mention = { name: 'note.mention', label: 'Mentioned you', isDay: false } as const;

/** What rings for the person: the unread first, the latest of them on top. */
export async function notificationsFor(
  { due, rungFor }: { due: readonly DueSource[]; rungFor: ReadRung },
  context: ReadContext,
): Promise<Notification[]> {
  const sources = ringingSources(due);
  const rows = await rungFor(context.db, context);
  return rows.map(({ source, record, kind, at, readAt, ...row }) => {
    const of = source === null ? undefined : sources[source];
    const what = of
      ? { name: of.name, label: dueLabel(of, kind), record: of.record, isDay: of.by === 'day' || of.hasDays === true }
      : { ...mention, record: record ?? '' };
    return { ...row, ...what, at: at.toISOString(), readAt: readAt?.toISOString() ?? null };
  });
}
