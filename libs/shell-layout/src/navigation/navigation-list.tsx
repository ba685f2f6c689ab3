import { useTranslation } from '@freightdesk/shared-i18n';
import type { NavigationItem } from '@freightdesk/shared-route';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { CompactItem } from './compact-item';
import { activeItem } from './navigation.rules';
import { VerticalItem } from './vertical-item';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  '&[data-layout="horizontal"]': { flexDirection: 'row', gap: 6 },
});

export interface NavigationListProps {
  items: readonly NavigationItem[];
  layout: 'vertical' | 'mini' | 'horizontal';
  onFollow?: () => void;
}

/** The menu in one of its three shapes. */
export function NavigationList({ items, layout, onFollow }: NavigationListProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const active = activeItem(items, pathname);

  return (
    <>
      {layout === 'vertical' && (
        <Typography variant="overline" component="h2" color="textSecondary" sx={{ px: 1.5, pb: 1, display: 'block' }}>
          {t('Management')}
        </Typography>
      )}
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
    </>
  );
}
