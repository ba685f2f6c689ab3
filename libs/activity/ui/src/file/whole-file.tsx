import { useTranslation } from '@freightdesk/shared-i18n';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface WholeFileProps {
  name: string;
  /** As wide as the dialog may be, whatever it holds. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A file as large as the window. */
export function WholeFile({ name, isWide = false, onClose, children }: WholeFileProps) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth={isWide} slotProps={{ paper: { 'aria-label': name } }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <IconButton onClick={onClose} aria-label={t('Close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Dialog>
  );
}
