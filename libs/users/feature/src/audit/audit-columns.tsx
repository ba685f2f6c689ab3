import type { AuditWords } from '@freightdesk/activity-ui/words';
import { type Column, InstantText, type Translate } from '@freightdesk/shared-ui';
import type { AuditEvent } from '@freightdesk/users-contract';

const named = 3;

function changedFields({ changes }: AuditEvent, words: AuditWords, t: Translate): string {
  const fields = changes.slice(0, named).map(({ field }) => words.field(field));
  const more = changes.length - fields.length;
  return [...fields, ...(more > 0 ? [t('{{count}} more', { count: more })] : [])].join('; ') || '–';
}

export const auditColumns = (words: AuditWords): readonly Column<AuditEvent>[] => [
  { id: 'at', cell: ({ at }) => <InstantText instant={at} />, width: 170 },
  { id: 'user', header: 'Who', cell: ({ user }) => user.name, width: 180 },
  { id: 'action', header: 'Action', cell: ({ action }) => words.action(action), width: 150 },
  { id: 'record', header: 'Record', cell: ({ record }) => words.record(record), width: 150 },
  { id: 'subject', header: 'Name or number', cell: ({ subject }) => subject ?? '–' },
  { id: 'changes', header: 'Changed', cell: (event, t) => changedFields(event, words, t), hideOnPhone: true },
];
