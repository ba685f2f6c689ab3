import { useTranslation } from '@freightdesk/shared-i18n';
import type { NavigationItem } from '@freightdesk/shared-route';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { useEdges } from '../edges';
import { navigationWidth } from '../layout-sizes';
import { InfoBadge } from './info-badge';
import { isExternal } from './navigation.rules';

interface CompactSubmenuProps {
  item: NavigationItem;
  active: NavigationItem | null;
  anchor: HTMLElement;
  orientation: 'mini' | 'horizontal';
  onClose: () => void;
}

const linkTo = (path: string) =>
  isExternal(path)
    ? ({ component: 'a', href: path, target: '_blank', rel: 'noopener noreferrer' } as const)
    : ({ component: Link, to: path } as const);

/** The pages of a group, beside the mini menu or under the horizontal one. */
export function CompactSubmenu({ item, active, anchor, orientation, onClose }: CompactSubmenuProps) {
  const { t } = useTranslation();
  const { start, end } = useEdges();
  const isMini = orientation === 'mini';
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: isMini ? 'top' : 'bottom', horizontal: isMini ? end : start }}
      transformOrigin={{ vertical: 'top', horizontal: start }}
      slotProps={{ paper: { sx: { width: navigationWidth.submenu } }, list: { 'aria-label': t(item.title) } }}
    >
      {item.children?.map((child) => (
        <MenuItem
          key={child.path}
          {...linkTo(child.path)}
          onClick={onClose}
          selected={child === active}
          disabled={child.disabled ?? false}
          title={child.caption && t(child.caption)}
          sx={{ paddingInline: 1.25, gap: 1, whiteSpace: 'normal', fontSize: '0.8125rem' }}
        >
          {t(child.title)}
          <InfoBadge info={child.info} />
        </MenuItem>
      ))}
    </Menu>
  );
}
