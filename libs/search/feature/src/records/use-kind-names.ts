import { ActivityContext } from '@freightdesk/activity-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';

/** What the columns call their kinds of record, in the reader's language; a kind that nobody names is shown as it is spelled. */
export function useKindNames(): (record: string) => string {
  const { t } = useTranslation();
  const load = useContext(ActivityContext);
  const { data = [] } = useQuery({
    // As for the words of changes: they are fetched once.
    queryKey: ['audit-names'],
    queryFn: load ?? skipToken,
    staleTime: Infinity,
  });
  const names = new Map(data.flatMap(({ records = {} }) => Object.entries(records)));
  return (record) => t(names.get(record) ?? record);
}
