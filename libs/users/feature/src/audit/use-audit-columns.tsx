import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, InstantText } from '@freightdesk/shared-ui';
import type { AuditEvent } from '@freightdesk/users-contract';
import { useMemo } from 'react';
import { useAuditWords } from './use-audit-words';

const named = 3;

/** The columns of the audit trail; the same until the language changes. */
export function useAuditColumns(): readonly Column<AuditEvent>[] {
  const { t } = useTranslation();
  const words = useAuditWords();
  return useMemo(() => {
    const changed = ({ changes }: AuditEvent) => {
      const fields = changes.slice(0, named).map(({ field }) => words.field(field));
      const more = changes.length - fields.length;
      return [...fields, ...(more > 0 ? [t('{{count}} more', { count: more })] : [])].join('; ') || '–';
    };
    return [
      { id: 'at', header: t('When'), cell: ({ at }) => <InstantText instant={at} />, sortable: true, width: 170 },
      { id: 'user', header: t('Who'), cell: ({ user }) => user.name, width: 180 },
      { id: 'action', header: t('Action'), cell: ({ action }) => words.action(action), width: 150 },
      { id: 'record', header: t('Record'), cell: ({ record }) => words.record(record), width: 150 },
      { id: 'subject', header: t('Name or number'), cell: ({ subject }) => subject ?? '–' },
      { id: 'changes', header: t('Changed'), cell: changed, hideOnPhone: true },
    ];
  }, [t, words]);
}
