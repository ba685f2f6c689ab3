import { useTranslation } from '@freightdesk/shared-i18n';
import { formatInstant, useCopiedLink } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';

export interface OneTimeLink {
  /** Whom it is for. */
  name: string;
  url: string;
  kind: 'invite' | 'reset';
  /** When it stops working, used or not. */
  expiresAt: string;
}

interface LinkDialogProps {
  link: OneTimeLink;
  onClose: () => void;
}

/** Shows a one-time link this once: the server keeps only its hash. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { field, isCopied, copy } = useCopiedLink(link.url);

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        {link.kind === 'invite'
          ? t('Invitation for {{name}}', { name: link.name })
          : t('Password reset for {{name}}', { name: link.name })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {t('Hand this link over now: it works once, until {{until}}, and it is not shown again.', {
            until: formatInstant(link.expiresAt),
          })}
        </DialogContentText>
        <TextField
          label={t('Link')}
          value={link.url}
          fullWidth
          inputRef={field}
          slotProps={{ input: { readOnly: true }, htmlInput: { dir: 'ltr' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('Done')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => void copy()}>
          {isCopied ? t('Copied') : t('Copy link')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
