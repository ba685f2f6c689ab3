import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { ProblemAlert } from '../faces/problem-alert';

export interface ConfirmDialogProps {
  open: boolean;
  /** Names what is about to happen and to what: `Delete HDFC Bank`. */
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** For what can't be undone. */
  danger?: boolean;
  /** Asked because it looks like a slip: as with what can't be undone, the way back has the focus. */
  isDoubt?: boolean;
  busy?: boolean;
  /** Why the last try failed; the dialog stays. */
  error?: unknown;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel, danger, isDoubt, busy, error, onConfirm, onCancel } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const textId = useId();
  // Whoever still holds Enter does nothing that he has not read.
  const startsBack = danger || isDoubt;
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={text ? textId : undefined}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {text ? <DialogContentText id={textId}>{text}</DialogContentText> : null}
          <ProblemAlert error={error} unmarked />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={busy} color="inherit" autoFocus={startsBack}>
          {cancelLabel ?? t('Cancel')}
        </Button>
        <Button
          onClick={onConfirm}
          loading={busy}
          variant="contained"
          color={danger ? 'error' : 'primary'}
          autoFocus={!startsBack}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
