import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { EmailProps } from './email';

/** Where the server sends nothing: the letter in the person's own program, and the paper to put beside it. */
export function OwnProgram({ to, letters, onTakePaper, onClose }: EmailProps) {
  const { t } = useTranslation();
  const [{ subject, text }] = letters;
  const letter = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{t('E-mail')}</DialogTitle>
      <DialogContent>
        <Alert severity="info">
          {t('This server sends no e-mail. The letter is ready in your own program; put the PDF beside it.')}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
        <Button onClick={onTakePaper}>{t('Download PDF')}</Button>
        <Button variant="contained" href={`mailto:${encodeURIComponent(to ?? '')}?${letter}`}>
          {t('Open the letter')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
