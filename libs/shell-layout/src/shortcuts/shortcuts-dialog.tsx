import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { ShortcutList } from './shortcut-list';
import { SingleKeySwitch } from './single-key-switch';

export interface ShortcutsDialogProps {
  /** The id of the person: the choice about single keys is theirs. */
  person: string;
  onClose: () => void;
}

export function ShortcutsDialog({ person, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <DialogTitle id={titleId}>{t('Keyboard shortcuts')}</DialogTitle>
      <DialogContent>
        <ShortcutList />
        <SingleKeySwitch person={person} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
