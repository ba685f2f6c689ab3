import { useTranslation } from '@freightdesk/shared-i18n';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { navigationWidth } from '../layout-sizes';
import { ItemLink } from './item-link';
import { itemStyles } from './item-styles';
import type { NavigationItem } from './navigation-item';
import type { ItemProps } from './vertical-item';

interface Orientation {
  /** `mini` stacks the icon over a small title; `horizontal` sets them in a line. */
  orientation: 'mini' | 'horizontal';
}

const measures = {
  mini: {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 0.5,
    minHeight: 58,
    px: 0.5,
    fontSize: '0.5938rem',
    lineHeight: 1.35,
    textAlign: 'center',
  },
  horizontal: { gap: 1, minHeight: 36, px: 1.25, fontSize: '0.8125rem', whiteSpace: 'nowrap' },
} as const;

const MiniLink = styled(ItemLink)(({ theme }) => theme.unstable_sx({ ...itemStyles, ...measures.mini }));
const LineLink = styled(ItemLink)(({ theme }) => theme.unstable_sx({ ...itemStyles, ...measures.horizontal }));
const MiniButton = styled('button')(({ theme }) => theme.unstable_sx({ ...itemStyles, ...measures.mini }));
const LineButton = styled('button')(({ theme }) => theme.unstable_sx({ ...itemStyles, ...measures.horizontal }));

function Face({ item }: { item: NavigationItem }) {
  const { t } = useTranslation();
  const Icon = item.icon;
  return (
    <>
      {Icon && <Icon />}
      <span>{t(item.title)}</span>
    </>
  );
}

function Submenu({ item, active, orientation }: ItemProps & Orientation) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Button = orientation === 'mini' ? MiniButton : LineButton;
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-lit={item.children?.some((child) => child === active)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Face item={item} />
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={orientation === 'mini' ? { vertical: 'top', horizontal: 'right' } : undefined}
        slotProps={{ paper: { sx: { minWidth: navigationWidth.submenu } } }}
      >
        {item.children?.map((child) => (
          <MenuItem
            key={child.path}
            component={Link}
            to={child.path}
            onClick={close}
            selected={child === active}
            disabled={child.disabled ?? false}
          >
            {t(child.title)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** An entry of the mini and the horizontal menu; a group opens beside it. */
export function CompactItem({ item, active, orientation }: ItemProps & Orientation) {
  if (item.children) return <Submenu item={item} active={active} orientation={orientation} />;
  const Row = orientation === 'mini' ? MiniLink : LineLink;
  return (
    <Row item={item} isActive={item === active}>
      <Face item={item} />
    </Row>
  );
}
