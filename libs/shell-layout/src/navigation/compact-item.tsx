import { useTranslation } from '@freightdesk/shared-i18n';
import type { NavigationItem } from '@freightdesk/shared-route';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { Captioned } from './captioned';
import { InfoBadge } from './info-badge';
import { ItemLink } from './item-link';
import { itemStyles } from './item-styles';
import type { ItemProps } from './vertical-item';

/** Fetched when a group of a compact menu is first opened. */
const CompactSubmenu = lazy(async () => ({ default: (await import('./compact-submenu')).CompactSubmenu }));

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
      <InfoBadge info={item.info} />
    </>
  );
}

function Group({ item, active, orientation }: ItemProps & Orientation) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Button = orientation === 'mini' ? MiniButton : LineButton;

  return (
    <>
      <Captioned caption={item.caption}>
        <Button
          type="button"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          data-lit={item.children?.some((child) => child === active)}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Face item={item} />
        </Button>
      </Captioned>
      {anchor && (
        <Suspense>
          <CompactSubmenu
            item={item}
            active={active}
            anchor={anchor}
            orientation={orientation}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** An entry of the mini and the horizontal menu; a group opens beside it. */
export function CompactItem({ item, active, orientation }: ItemProps & Orientation) {
  if (item.children) return <Group item={item} active={active} orientation={orientation} />;
  const Row = orientation === 'mini' ? MiniLink : LineLink;
  return (
    <Row item={item} isActive={item === active}>
      <Face item={item} />
    </Row>
  );
}
