import { useTranslation } from '@freightdesk/shared-i18n';
import type { NavigationItem } from '@freightdesk/shared-route';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { CompactItem } from './compact-item';
import { activeItem } from './navigation.rules';
import { type ItemProps, VerticalItem } from './vertical-item';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  '&[data-layout="horizontal"]': { flexDirection: 'row', gap: 6 },
});

type Active = Pick<ItemProps, 'active'>;

export interface NavigationListProps {
  items: readonly NavigationItem[];
  layout: 'vertical' | 'mini' | 'horizontal';
  onFollow?: () => void;
}

/** The entries, which are not drawn anew when nothing but the page in sight turns to its next rows. */
const Entries = memo(function Entries({ items, active, layout, onFollow }: NavigationListProps & Active) {
  return (
    <List data-layout={layout}>
      {items.map((item) => (
        <li key={item.title}>
          {layout === 'vertical' ? (
            <VerticalItem item={item} active={active} onFollow={onFollow} />
          ) : (
            <CompactItem item={item} active={active} orientation={layout} />
          )}
        </li>
      ))}
    </List>
  );
});

/** The menu in one of its three shapes. */
export function NavigationList(props: NavigationListProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();

  return (
    <>
      {props.layout === 'vertical' && (
        <Typography variant="overline" component="h2" color="textSecondary" sx={{ px: 1.5, pb: 1, display: 'block' }}>
          {t('Management')}
        </Typography>
      )}
      <Entries {...props} active={activeItem(props.items, pathname)} />
    </>
  );
}
