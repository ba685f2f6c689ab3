import { messageOf, problemOf, requestIdOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import { useWaitingTime } from './use-waiting-time';

/** Why signing in failed; stays until the next try. */
export function LoginProblem({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const waitingTime = useWaitingTime();
  const requestId = requestIdOf(error);
  const isExpected = (problemOf(error)?.status ?? 500) < 500;

  return (
    <Alert severity="error">
      {t(messageOf(error))} {waitingTime(error)}
      {!isExpected && requestId && <> {t('Request {{id}}', { id: requestId })}</>}
    </Alert>
  );
}
