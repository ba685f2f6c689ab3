import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ComponentProps, ReactNode } from 'react';

interface WaitingDialogProps {
  title: string;
  query: ComponentProps<typeof Loaded>['query'];
  width: DialogProps['maxWidth'];
  onClose: () => void;
  /** What is said where the answer came and there is nothing to open the form with. */
  children?: ReactNode;
}

/** Stands where a form will be that opens with an answer of the server: until that is there, and where it does not come. */
export function WaitingDialog({ title, query, width, onClose, children = null }: WaitingDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} maxWidth={width} fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Loaded query={query}>{() => children}</Loaded>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
