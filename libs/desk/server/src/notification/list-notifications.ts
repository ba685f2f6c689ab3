import type { Notification } from '@freightdesk/desk-contract';
import { dueLabel, type ReadContext } from '@freightdesk/shared-server-kit';
import type { DeskPorts } from '../desk-ports';
import { ringingSources, rungFor } from './notification.repository';

const mention = { name: 'note.mention', label: 'Mentioned you', isDay: false } as const;

/** What rings for the person: the unread first, the latest of them on top. */
export async function notificationsFor(ports: DeskPorts, context: ReadContext): Promise<Notification[]> {
  const sources = ringingSources(ports, context);
  const rows = await rungFor(ports, context);
  return rows.map(({ source, record, kind, at, readAt, ...row }) => {
    const of = source === null ? undefined : sources[source];
    const what = of
      ? { name: of.name, label: dueLabel(of, kind), record: of.record, isDay: of.by === 'day' || of.hasDays === true }
      : { ...mention, record: record ?? '' };
    return { ...row, ...what, at: at.toISOString(), readAt: readAt?.toISOString() ?? null };
  });
}
