import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

const endings = {
  expired: 'Token expired',
  ended: 'Your session has ended. Please sign in again.',
} as const;

export interface SessionEndAlertProps {
  /** Its time ran out, or the server ended it. */
  ending: keyof typeof endings;
  onLeave: () => void;
}

/** Tells that the session stopped. The page stays behind it, so what was typed is still there until the person leaves. */
export function SessionEndAlert({ ending, onLeave }: SessionEndAlertProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open role="alertdialog" aria-labelledby={titleId} onClose={onLeave} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t(endings[ending])}</DialogTitle>
      <DialogActions>
        <Button variant="contained" onClick={onLeave} autoFocus>
          {t('OK')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
