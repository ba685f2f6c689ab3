import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { shownProblem } from './shown-problem';

interface ProblemAlertProps {
  /** A rejection of the API; nothing is shown without one. */
  error: unknown;
  action?: ReactNode;
}

/** An alert that stays in the page and carries the request id. */
export function ProblemAlert({ error, action }: ProblemAlertProps) {
  const { t } = useTranslation();
  const say = useSay();
  if (error === null || error === undefined) return null;
  const { requestId, ...problem } = shownProblem(error);
  return (
    <Alert severity="error" action={action}>
      {say(problem)}
      {requestId ? (
        <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {t('Request {{id}}', { id: requestId })}
        </Typography>
      ) : null}
    </Alert>
  );
}
