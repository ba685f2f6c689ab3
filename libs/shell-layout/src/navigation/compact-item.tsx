import { useTranslation } from '@freightdesk/shared-i18n';
import type { NavigationItem } from '@freightdesk/shared-route';
import { classHook } from '@freightdesk/shared-ui';
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

const useMini = classHook({
  ...itemStyles,
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 4,
  minHeight: 58,
  paddingInline: 4,
  fontSize: '0.5938rem',
  lineHeight: 1.35,
  textAlign: 'center',
});
const useLine = classHook({
  ...itemStyles,
  gap: 8,
  minHeight: 36,
  paddingInline: 10,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
});

function useLook(orientation: Orientation['orientation']): string {
  const [mini, line] = [useMini(), useLine()];
  return orientation === 'mini' ? mini : line;
}

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
  const look = useLook(orientation);

  return (
    <>
      <Captioned caption={item.caption}>
        <button
          type="button"
          className={look}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          data-lit={item.children?.some((child) => child === active)}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Face item={item} />
        </button>
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
  const look = useLook(orientation);
  if (item.children) return <Group item={item} active={active} orientation={orientation} />;
  return (
    <ItemLink className={look} item={item} isActive={item === active}>
      <Face item={item} />
    </ItemLink>
  );
}
