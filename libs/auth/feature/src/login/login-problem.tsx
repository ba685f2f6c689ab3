import { messageOf, problemOf, requestIdOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';

/** How long the server wants the person to wait, in words; null where it says nothing of waiting. */
function useWaitingTime(error: unknown): string | null {
  const { t } = useTranslation();
  const seconds = problemOf(error)?.['retryAfterSeconds'];
  if (typeof seconds !== 'number') return null;
  return seconds < 60
    ? t('Try again in {{seconds}} seconds.', { seconds: Math.ceil(seconds) })
    : t('Try again in {{minutes}} minutes.', { minutes: Math.ceil(seconds / 60) });
}

/** Why signing in failed; stays until the next try. */
export function LoginProblem({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const wait = useWaitingTime(error);
  const requestId = requestIdOf(error);
  const isExpected = (problemOf(error)?.status ?? 500) < 500;

  return (
    <Alert severity="error">
      {t(messageOf(error))} {wait}
      {!isExpected && requestId && <> {t('Request {{id}}', { id: requestId })}</>}
    </Alert>
  );
}
