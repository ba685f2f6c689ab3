import { useTranslation } from '@freightdesk/shared-i18n';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { headerHeight } from './layout-sizes';
import { LogoLink } from './logo-link';
import { PageFocus } from './page-focus';
import { SkipLink } from './skip-link';

const Bar = styled('header')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1,
  height: headerHeight.phone,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: 16,
  [theme.breakpoints.up('md')]: { height: headerHeight.desktop, paddingInline: 40 },
}));

const Help = styled(Link)({
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'var(--mui-palette-text-primary)',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

const Frame = styled('div')({ minHeight: '100vh', display: 'flex', flexDirection: 'column' });

const Body = styled('div')({ position: 'relative', flexGrow: 1, display: 'flex' });

const Main = styled('main')({ flexGrow: 1, minWidth: 0, display: 'flex', outline: 0 });

interface SimpleLayoutProps {
  /** A line above everything, such as the sign of sample data. */
  banner?: ReactNode;
  children: ReactNode;
}

/** The frame of pages without a session: the mark, a way to the help page, and the page itself. */
export function SimpleLayout({ banner, children }: SimpleLayoutProps) {
  const { t } = useTranslation();
  return (
    <>
      <SkipLink target="main">{t('Skip to content')}</SkipLink>
      <Frame>
        {banner}
        <Body>
          <Bar>
            <LogoLink withName />
            <Help to="/faqs">{t('Need help?')}</Help>
          </Bar>
          <Main id="main" tabIndex={-1}>
            <PageFocus target="main" />
            {children}
          </Main>
        </Body>
      </Frame>
    </>
  );
}
