import { useTranslation } from '@freightdesk/shared-i18n';
import type { NavigationItem } from '@freightdesk/shared-route';
import { classHook } from '@freightdesk/shared-ui';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Captioned } from './captioned';
import { InfoBadge } from './info-badge';
import { ItemLink } from './item-link';
import { itemStyles } from './item-styles';

const useRow = classHook({
  ...itemStyles,
  gap: 12,
  minHeight: 44,
  paddingInline: 12,
  fontSize: '0.8125rem',
  fontWeight: 500,
});
const Arrow = styled(ExpandMore)({
  fontSize: 18,
  marginInlineStart: 'auto',
  transition: 'rotate 150ms',
  '&[data-open="true"]': { rotate: '180deg' },
});
const useChildRow = classHook({
  ...itemStyles,
  minHeight: 36,
  paddingInlineStart: 48,
  paddingInlineEnd: 12,
  fontSize: '0.8125rem',
});
const ChildList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: '4px 0 0',
  display: 'grid',
  gap: 2,
  '&[hidden]': { display: 'none' },
});
export interface ItemProps {
  item: NavigationItem;
  active: NavigationItem | null;
  onFollow?: () => void;
}

function ItemText({ item }: { item: NavigationItem }) {
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

function Group({ item, active, onFollow }: ItemProps) {
  const holdsActive = item.children?.some((child) => child === active) ?? false;
  const [chosen, setChosen] = useState<boolean | null>(null);
  // A group opens by itself around the page in sight until the person says otherwise.
  const isOpen = chosen ?? holdsActive;
  const listId = useId();
  const row = useRow();
  const childRow = useChildRow();

  return (
    <>
      <Captioned caption={item.caption}>
        <button
          type="button"
          className={row}
          data-lit={holdsActive && !isOpen}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setChosen(!isOpen)}
        >
          <ItemText item={item} />
          <Arrow data-open={isOpen} />
        </button>
      </Captioned>
      <ChildList id={listId} hidden={!isOpen}>
        {item.children?.map((child) => (
          <li key={child.path}>
            <ItemLink className={childRow} item={child} isActive={child === active} onFollow={onFollow}>
              <ItemText item={child} />
            </ItemLink>
          </li>
        ))}
      </ChildList>
    </>
  );
}

/** An entry of the wide menu; a group folds. */
export function VerticalItem({ item, active, onFollow }: ItemProps) {
  const row = useRow();
  if (item.children) return <Group item={item} active={active} onFollow={onFollow} />;
  return (
    <ItemLink className={row} item={item} isActive={item === active} onFollow={onFollow}>
      <ItemText item={item} />
    </ItemLink>
  );
}
