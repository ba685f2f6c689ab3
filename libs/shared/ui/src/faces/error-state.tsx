import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { ProblemAlert } from './problem-alert';

export interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
}

/** The face of data that could not be read. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <ProblemAlert
      error={error}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    />
  );
}
