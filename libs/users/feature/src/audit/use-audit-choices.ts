import { useAuditWords } from '@freightdesk/activity-ui/words';
import { allOf, queryOf } from '@freightdesk/data-access-api';
import { type AuditEvent, listRecordKinds, listUsers } from '@freightdesk/users-contract';
import { useQuery } from '@tanstack/react-query';

/** Those who work here, and those who are gone but stand in the rows. */
function usePeople(rows: readonly AuditEvent[]) {
  const { data } = useQuery(allOf(listUsers));
  const people = new Map((data ?? []).map(({ id, name }) => [id, name]));
  for (const { user } of rows) if (user.id && !people.has(user.id)) people.set(user.id, user.name);
  return [...people].map(([value, label]) => ({ value, label }));
}

/** What the filters of the audit trail offer: the kinds of record of which it tells, and the people. */
export function useAuditChoices(rows: readonly AuditEvent[]) {
  const words = useAuditWords();
  const { data } = useQuery(queryOf(listRecordKinds, undefined));
  const record = (data?.kinds ?? []).map((kind) => ({ value: kind, label: words.record(kind) }));
  return { record, userId: usePeople(rows) };
}
