import { useTranslation } from '@freightdesk/shared-i18n';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SignInMark } from './sign-in-mark';

const Page = styled('div')(({ theme }) => ({
  flexGrow: 1,
  display: 'grid',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(360px, 480px) 1fr' },
}));

const Side = styled('aside')(({ theme }) => ({
  display: 'none',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 48,
  padding: '96px 40px 64px',
  textAlign: 'center',
  background:
    'linear-gradient(180deg, rgb(var(--mui-palette-primary-mainChannel) / 0.04), rgb(var(--mui-palette-primary-mainChannel) / 0.14))',
  borderInlineEnd: '1px dashed var(--mui-palette-divider)',
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: '112px 16px 64px',
  [theme.breakpoints.down('md')]: { alignContent: 'start' },
}));

const Column = styled('div')({ width: '100%', maxWidth: 420, display: 'grid', gap: 32 });

/** A welcome beside a form, from medium screens on; the form alone on a phone. */
export function AuthPage({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page>
      <Side>
        <div>
          <Typography variant="h3" component="p">
            {t('Hi, Welcome back')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {t('Leads, jobs, dockets, invoices and the books, in one place.')}
          </Typography>
        </div>
        <SignInMark />
      </Side>
      <Place>
        <Column>
          <div>
            <Typography variant="h4" component="h1">
              {title}
            </Typography>
            {hint && (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                {hint}
              </Typography>
            )}
          </div>
          {children}
        </Column>
      </Place>
    </Page>
  );
}
