import Box from '@mui/material/Box';
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
  /** A small act in the line of the title, on a phone too, where acts have lines of their own: a form is not pushed down for it. */
  beside?: ReactNode;
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

export function PageHeader({ title, breadcrumbs = [], action, beside }: PageHeaderProps) {
  // Where the keyboard begins on a page that is no form.
  const heading = (
    <Typography variant="h4" component="h1" tabIndex={-1} sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
  );
  return (
    <Head>
      <title>{`${title} | Freightdesk`}</title>
      {beside ? (
        <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
          {heading}
          <Box sx={{ marginBlock: -0.5 }}>{beside}</Box>
        </Stack>
      ) : (
        heading
      )}
      {breadcrumbs.length > 0 ? <BreadcrumbTrail breadcrumbs={breadcrumbs} /> : null}
      {action ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: { sm: 'flex-end' } }}>
          {action}
        </Stack>
      ) : null}
    </Head>
  );
}
