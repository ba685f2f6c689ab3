import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import { ProblemAlert } from '../faces/problem-alert';
import type { Picked } from './use-picked';

/** Which of the pasted numbers chose nothing. */
export function PickedNote({ picked: { missing, error }, onClose }: { picked: Picked; onClose: () => void }) {
  const { t } = useTranslation();
  if (error) return <ProblemAlert error={error} />;
  if (missing.length === 0) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ marginInline: 2, marginBlockEnd: 1 }}
      onClose={onClose}
      closeText={t('Close')}
    >
      {t('Not in this list: {{numbers}}', { numbers: missing.join(', ') })}
    </Alert>
  );
}
