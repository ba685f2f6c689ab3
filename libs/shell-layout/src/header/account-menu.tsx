import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

/** The signed-in person, as the header shows them. */
export interface Account {
  name: string;
  email: string;
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]?.toLocaleUpperCase())
    .join('');

/** Initials are drawn by the style, so that the button's name is no other than `Account`. */
const Avatar = styled('span')({
  width: 36,
  height: 36,
  flexShrink: 0,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  fontSize: '0.875rem',
  fontWeight: 700,
  color: 'var(--mui-palette-primary-contrastText)',
  backgroundColor: 'var(--mui-palette-primary-main)',
  '&::before': { content: 'attr(data-initials)' },
});

export function AccountMenu({ account, onLogout }: { account: Account; onLogout: () => void }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton
        aria-label={t('Account')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5 }}
      >
        <Avatar aria-hidden="true" data-initials={initialsOf(account.name)} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('Account'), sx: { width: 260, mt: 1 } } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 2 }}>
          <Avatar aria-hidden="true" data-initials={initialsOf(account.name)} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="subtitle2" noWrap>
              {account.name}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {account.email}
            </Typography>
          </Box>
        </Box>
        <Divider />
        <MenuList autoFocusItem aria-label={t('Account')}>
          <MenuItem
            onClick={() => {
              close();
              onLogout();
            }}
          >
            {t('Logout')}
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  );
}
