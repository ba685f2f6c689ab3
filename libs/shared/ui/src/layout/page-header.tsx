import { styled } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Breadcrumb, BreadcrumbTrail } from './breadcrumb-trail';

export interface PageHeaderProps {
  title: string;
  breadcrumbs?: readonly Breadcrumb[];
  /** The one primary action of the screen, and at most a few quieter ones before it. */
  action?: ReactNode;
}

/** The trail has a line of its own: however much can be done, the way back is read whole. */
const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 8,
  marginBlockEnd: 24,
  [theme.breakpoints.up('sm')]: {
    // However much can be done, the title keeps room for its longest word: the acts wrap before it is broken.
    gridTemplateColumns: 'minmax(min(13rem, 40%), 1fr) auto',
    columnGap: 16,
    alignItems: 'center',
    '& > nav': { gridRow: 2, gridColumn: '1 / -1' },
  },
}));

export function PageHeader({ title, breadcrumbs = [], action }: PageHeaderProps) {
  return (
    <Head>
      <title>{`${title} | Freightdesk`}</title>
      {/* Where the keyboard begins on a page that is no form. */}
      <Typography variant="h4" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {breadcrumbs.length > 0 ? <BreadcrumbTrail breadcrumbs={breadcrumbs} /> : null}
      {action ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: { sm: 'flex-end' } }}>
          {action}
        </Stack>
      ) : null}
    </Head>
  );
}
