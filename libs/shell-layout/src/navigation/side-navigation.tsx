import { useTranslation } from '@freightdesk/shared-i18n';
import type { NavigationItem } from '@freightdesk/shared-route';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import { styled } from '@mui/material/styles';
import { LogoLink } from '../logo-link';
import { NavigationList } from './navigation-list';

const Side = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  width: 'var(--navigation-width)',
  padding: '24px 16px',
  borderInlineEnd: '1px dashed var(--mui-palette-divider)',
  backgroundColor: 'var(--mui-palette-background-default)',
  '&[data-layout="mini"]': { paddingInline: 6, '& > a': { justifyContent: 'center', width: '100%' } },
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const Scroll = styled('div')({ overflowY: 'auto', flexGrow: 1, scrollbarWidth: 'thin' });

const Toggle = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  position: 'fixed',
  insetBlockStart: 28,
  insetInlineStart: 'calc(var(--navigation-width) - 13px)',
  zIndex: theme.zIndex.appBar + 1,
  width: 26,
  height: 26,
  padding: 0,
  borderRadius: '50%',
  border: '1px dashed var(--mui-palette-divider)',
  color: 'var(--mui-palette-text-secondary)',
  backgroundColor: 'var(--mui-palette-background-default)',
  cursor: 'pointer',
  '& svg': { fontSize: 16, '[dir="rtl"] &': { scale: '-1 1' } },
  '&[aria-expanded="false"] svg': { rotate: '180deg' },
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

interface SideNavigationProps {
  items: readonly NavigationItem[];
  layout: 'vertical' | 'mini';
  onToggle: () => void;
}

/** The menu at the side of large screens, wide or mini. */
export function SideNavigation({ items, layout, onToggle }: SideNavigationProps) {
  const { t } = useTranslation();
  return (
    <>
      <Side data-layout={layout} aria-label={t('Main menu')}>
        <LogoLink withName={layout === 'vertical'} />
        <Scroll>
          <NavigationList items={items} layout={layout} />
        </Scroll>
      </Side>
      <Toggle
        type="button"
        aria-label={t('Toggle navigation')}
        aria-expanded={layout === 'vertical'}
        onClick={onToggle}
      >
        <ChevronLeft />
      </Toggle>
    </>
  );
}
