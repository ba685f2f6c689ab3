import { useTranslation } from '@freightdesk/shared-i18n';
import { Avatar } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useEdges } from '../edges';
import type { FrameAction } from '../frame-action';

/** The signed-in person, as the header shows them. */
export interface Account {
  id: string;
  name: string;
  email: string;
}

interface AccountPanelProps {
  account: Account;
  /** In order; the way out stands last. */
  entries: readonly FrameAction[];
  anchor: HTMLElement;
  onClose: () => void;
}

/** Who is signed in, what they may do about it, and the way out. */
export function AccountPanel({ account, entries, anchor, onClose }: AccountPanelProps) {
  const { t } = useTranslation();
  const { end } = useEdges();
  const choose = ({ run }: FrameAction) => {
    onClose();
    run();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: end }}
      transformOrigin={{ vertical: 'top', horizontal: end }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('Account'), sx: { width: 260, mt: 1 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 2 }}>
        <Avatar name={account.name} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" component="p" noWrap>
            {account.name}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {account.email}
          </Typography>
        </Box>
      </Box>
      <Divider />
      <MenuList autoFocusItem aria-label={t('Account')}>
        {entries.map((entry) => (
          <MenuItem key={entry.title} onClick={() => choose(entry)}>
            {t(entry.title)}
          </MenuItem>
        ))}
      </MenuList>
    </Popover>
  );
}
