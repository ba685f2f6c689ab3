import { problemOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';

/** Says how long the server wants the person to wait, in words; null where it says nothing of waiting. */
export function useWaitingTime() {
  const { t } = useTranslation();

  return (error: unknown): string | null => {
    const seconds = problemOf(error)?.['retryAfterSeconds'];
    if (typeof seconds !== 'number') return null;
    return seconds < 60
      ? t('Try again in {{seconds}} seconds.', { seconds: Math.ceil(seconds) })
      : t('Try again in {{minutes}} minutes.', { minutes: Math.ceil(seconds / 60) });
  };
}
