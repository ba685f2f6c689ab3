import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { ListFilter } from '@freightdesk/shared-ui';
import { type AuditEvent, listRecordKinds, listUsers } from '@freightdesk/users-contract';
import { useQuery } from '@tanstack/react-query';
import { useAuditWords } from './use-audit-words';

/** Those who work here, and those who are gone but stand in the rows. */
function usePeople(rows: readonly AuditEvent[]) {
  const { data } = useQuery(queryOf(listUsers, { pageSize: 100 }));
  const people = new Map((data?.data ?? []).map(({ id, name }) => [id, name]));
  for (const { user } of rows) if (user.id && !people.has(user.id)) people.set(user.id, user.name);
  return [...people].map(([value, label]) => ({ value, label }));
}

export function useAuditFilters(rows: readonly AuditEvent[]): readonly ListFilter[] {
  const { t } = useTranslation();
  const words = useAuditWords();
  const { data } = useQuery(queryOf(listRecordKinds, undefined));
  const kinds = (data?.kinds ?? []).map((kind) => ({ value: kind, label: words.record(kind) }));
  return [
    { kind: 'choice', name: 'record', label: t('Kind of record'), options: kinds },
    { kind: 'choice', name: 'userId', label: t('Person'), options: usePeople(rows) },
    { kind: 'date', name: 'dateFrom', label: t('From') },
    { kind: 'date', name: 'dateTo', label: t('To') },
    { kind: 'shown', name: 'recordId', label: t('One record') },
  ];
}
