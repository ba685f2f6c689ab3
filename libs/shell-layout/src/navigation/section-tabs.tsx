import { useTranslation } from '@freightdesk/shared-i18n';
import type { NavigationItem } from '@freightdesk/shared-route';
import { styled } from '@mui/material/styles';
import { NavLink, useLocation } from 'react-router-dom';
import { activeItem } from './navigation.rules';

const Bar = styled('nav')({
  display: 'flex',
  gap: 28,
  marginBlockEnd: 24,
  overflowX: 'auto',
  boxShadow: 'inset 0 -2px 0 0 var(--mui-palette-divider)',
});

const Tab = styled(NavLink)({
  paddingBlock: 12,
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: 'var(--mui-palette-text-secondary)',
  '&:hover': { color: 'var(--mui-palette-text-primary)' },
  '&[aria-current="page"]': {
    color: 'var(--mui-palette-text-primary)',
    boxShadow: 'inset 0 -2px 0 0 var(--mui-palette-text-primary)',
  },
  '&:focus-visible': { outlineOffset: -2 },
});

/** The pages that share an entry of the menu, as tabs; nothing where the entry is one page. */
export function SectionTabs({ items }: { items: readonly NavigationItem[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const active = activeItem(items, pathname);
  if (!active?.tabs || active.tabs.length < 2) return null;

  return (
    <Bar aria-label={t(active.title)} data-screen>
      {active.tabs.map(({ title, path }) => (
        <Tab key={path} to={path} end>
          {t(title)}
        </Tab>
      ))}
    </Bar>
  );
}
