import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

export interface SessionEndAlertProps {
  message: string;
  onLeave: () => void;
}

/** Tells that the session stopped. The page stays behind it, so what was typed is still there until the person leaves. */
export function SessionEndAlert({ message, onLeave }: SessionEndAlertProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open role="alertdialog" aria-labelledby={titleId} onClose={onLeave} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t(message)}</DialogTitle>
      <DialogActions>
        <Button variant="contained" onClick={onLeave} autoFocus>
          {t('OK')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
