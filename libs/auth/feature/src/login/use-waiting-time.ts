import { problemOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';

/** Says how long the server wants the person to wait, in words; null where it says nothing of waiting. */
export function useWaitingTime() {
  const { t } = useTranslation();

  return (error: unknown): string | null => {
    const seconds = problemOf(error)?.['retryAfterSeconds'];
    if (typeof seconds !== 'number') return null;
    return seconds < 60
      ? t('Try again in {{count}} seconds.', { count: Math.ceil(seconds) })
      : t('Try again in {{count}} minutes.', { count: Math.ceil(seconds / 60) });
  };
}
