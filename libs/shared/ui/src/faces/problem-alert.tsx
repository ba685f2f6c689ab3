import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { shownProblem } from './shown-problem';

interface ProblemAlertProps {
  /** A rejection of the API; nothing is shown without one. */
  error: unknown;
  action?: ReactNode;
  /** Nothing stands beside it to be marked: what is wrong with each field is said here. */
  unmarked?: boolean;
}

/** An alert that stays in the page, and carries the request id where the server failed. */
export function ProblemAlert({ error, action, unmarked }: ProblemAlertProps) {
  const { t } = useTranslation();
  const say = useSay();
  if (error === null || error === undefined) return null;
  const { requestId, errors, ...problem } = shownProblem(error);
  const told = unmarked && errors.length > 0 ? errors : [problem];
  return (
    <Alert severity="error" action={action}>
      {told.map((sentence, index) => (
        <div key={index}>{say(sentence)}</div>
      ))}
      {requestId ? (
        <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {t('Request {{id}}', { id: requestId })}
        </Typography>
      ) : null}
    </Alert>
  );
}
