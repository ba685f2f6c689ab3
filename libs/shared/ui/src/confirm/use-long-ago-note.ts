import { formatBusinessDate, isBusinessDate, isLongAgo, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCallback } from 'react';

/** What the question before a document is numbered adds to its text, where the date is of long ago. */
export function useLongAgoNote(): (text: string, date: string | undefined) => string {
  const { t } = useTranslation();
  return useCallback(
    (text, date = '') => {
      if (!isBusinessDate(date) || !isLongAgo(date, systemClock.today())) return text;
      return `${t('Its date, {{date}}, is more than 30 days back.', { date: formatBusinessDate(date) })} ${text}`;
    },
    [t],
  );
}
