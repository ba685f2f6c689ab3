import { useTranslation } from '@freightdesk/shared-i18n';
import type { NavigationItem } from '@freightdesk/shared-route';
import Drawer from '@mui/material/Drawer';
import { navigationWidth } from '../layout-sizes';
import { LogoLink } from '../logo-link';
import { NavigationList } from './navigation-list';

interface PhoneNavigationProps {
  items: readonly NavigationItem[];
  onClose: () => void;
}

/** The menu of small screens: a drawer that leaves when an entry is followed. */
export function PhoneNavigation({ items, onClose }: PhoneNavigationProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      open
      onClose={onClose}
      sx={{ display: { lg: 'none' } }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('Menu'),
          sx: { width: navigationWidth.vertical, px: 2, py: 2.5, gap: 2.5 },
        },
      }}
    >
      <LogoLink withName />
      <nav aria-label={t('Main menu')}>
        <NavigationList items={items} layout="vertical" onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
