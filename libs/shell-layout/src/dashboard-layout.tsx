import { useTranslation } from '@freightdesk/shared-i18n';
import type { LoadRecords, NavigationItem } from '@freightdesk/shared-route';
import { styled } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { headerHeight, navigationWidth } from './layout-sizes';
import { NavigationList } from './navigation/navigation-list';
import { DashboardHeader, type DashboardHeaderProps } from './header/dashboard-header';
import type { Command } from './palette/command';
import { CommandPalette } from './palette/command-palette';
import { Shortcuts } from './shortcuts/shortcuts';
import { SectionTabs } from './navigation/section-tabs';
import { SideNavigation } from './navigation/side-navigation';
import { PageFocus } from './page-focus';
import { SkipLink } from './skip-link';

/** Fetched when a small screen first opens the menu. */
const PhoneNavigation = lazy(async () => ({
  default: (await import('./navigation/phone-navigation')).PhoneNavigation,
}));

export type Layout = 'vertical' | 'horizontal' | 'mini';

const horizontalBarHeight = 56;

const Frame = styled('div')(({ theme }) => ({
  '--navigation-width': '0px',
  '--header-height': `${headerHeight.phone}px`,
  [theme.breakpoints.up('md')]: { '--header-height': `${headerHeight.desktop}px` },
  [theme.breakpoints.up('lg')]: {
    '&[data-layout="vertical"]': { '--navigation-width': `${navigationWidth.vertical}px` },
    '&[data-layout="mini"]': { '--navigation-width': `${navigationWidth.mini}px` },
    '&[data-layout="horizontal"]': { '--header-height': `${headerHeight.desktop + horizontalBarHeight}px` },
  },
}));

const Main = styled('main')(({ theme }) => ({
  minHeight: '100vh',
  outline: 0,
  paddingBlock: 'calc(var(--header-height) + 8px) 40px',
  paddingInline: 16,
  [theme.breakpoints.up('md')]: { paddingInline: 24 },
  [theme.breakpoints.up('xl')]: { paddingInline: 40 },
  [theme.breakpoints.up('lg')]: { marginInlineStart: 'var(--navigation-width)' },
}));

const Page = styled('div')(({ theme }) => ({
  maxWidth: theme.breakpoints.values.lg,
  marginInline: 'auto',
  // Stretching is for screens that have the room to spare; there a list, and a record with its timeline, takes it unasked.
  '@media (min-width: 1600px)': { '&[data-stretch="true"], &:has([data-list], [data-record])': { maxWidth: 'none' } },
}));

const BannerPlace = styled('div')({ marginBlockEnd: 16, borderRadius: 8, overflow: 'hidden' });

const HorizontalBar = styled('nav')(({ theme }) => ({
  display: 'flex',
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: headerHeight.desktop,
  height: horizontalBarHeight,
  zIndex: theme.zIndex.appBar - 1,
  alignItems: 'center',
  overflowX: 'auto',
  paddingInline: 40,
  backgroundColor: 'var(--mui-palette-background-default)',
  borderBlockEnd: '1px dashed var(--mui-palette-divider)',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

export interface DashboardLayoutProps extends Omit<
  DashboardHeaderProps,
  'onOpenNavigation' | 'onOpenPalette' | 'showsLogo'
> {
  /** What the person may see, in order. */
  navigation: readonly NavigationItem[];
  layout: Layout;
  onLayoutChange: (layout: Layout) => void;
  stretch: boolean;
  /** What the command palette offers. */
  commands: readonly Command[];
  /** What it finds records by. */
  loadRecords: LoadRecords;
  /** A line above everything, such as the sign of sample data. */
  banner?: ReactNode;
  children: ReactNode;
}

/** The frame of every signed-in page: menu, top bar, command palette, list of keys, and the page itself. */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { navigation, layout, onLayoutChange, stretch, commands, loadRecords, banner, children, ...header } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState<'menu' | 'palette' | 'shortcuts' | null>(null);
  const showing = (what: 'palette' | 'shortcuts') => ({
    isOpen: open === what,
    onOpen: () => setOpen(what),
    onClose: () => setOpen(null),
  });
  const keys = { title: t('Keyboard shortcuts'), kind: t('Action'), words: 'Keyboard shortcuts' };

  return (
    <Frame data-layout={layout}>
      <SkipLink target="main">{t('Skip to content')}</SkipLink>
      <DashboardHeader
        {...header}
        onOpenNavigation={() => setOpen('menu')}
        onOpenPalette={() => setOpen('palette')}
        showsLogo={layout === 'horizontal'}
      />
      {layout === 'horizontal' ? (
        <HorizontalBar aria-label={t('Main menu')}>
          <NavigationList items={navigation} layout="horizontal" />
        </HorizontalBar>
      ) : (
        <SideNavigation
          items={navigation}
          layout={layout}
          onToggle={() => onLayoutChange(layout === 'vertical' ? 'mini' : 'vertical')}
        />
      )}
      {open === 'menu' && (
        <Suspense>
          <PhoneNavigation items={navigation} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      <CommandPalette
        commands={[...commands, { ...keys, run: () => setOpen('shortcuts') }]}
        loadRecords={loadRecords}
        {...showing('palette')}
      />
      <Shortcuts person={header.account.id} {...showing('shortcuts')} />
      <Main id="main" tabIndex={-1}>
        <PageFocus target="main" isAmongLists />
        <Page data-stretch={stretch}>
          {banner && <BannerPlace data-screen>{banner}</BannerPlace>}
          <SectionTabs items={navigation} />
          {children}
        </Page>
      </Main>
    </Frame>
  );
}
