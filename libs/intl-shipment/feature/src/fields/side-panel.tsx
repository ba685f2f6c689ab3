import { useTranslation } from '@freightdesk/shared-i18n';
import CloseIcon from '@mui/icons-material/Close';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SidePanelProps {
  title: string;
  /** Beside the title, such as a status. */
  badge?: ReactNode;
  /** Stand below the record, always in sight. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** One record at the side of its list. */
export function SidePanel({ title, badge, actions, onClose, children }: SidePanelProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const paper = { role: 'dialog', 'aria-labelledby': titleId, sx: { inlineSize: { xs: '100%', sm: 560 } } };
  return (
    <Drawer anchor="right" open onClose={onClose} slotProps={{ paper }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', padding: 2 }}>
        <Typography id={titleId} variant="h6" component="h2">
          {title}
        </Typography>
        {badge}
        <IconButton onClick={onClose} aria-label={t('Close')} sx={{ marginInlineStart: 'auto' }}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Divider />
      <Stack spacing={3} divider={<Divider flexItem />} sx={{ padding: 2, overflow: 'auto', flexGrow: 1 }}>
        {children}
      </Stack>
      {actions}
    </Drawer>
  );
}
