import Box from '@mui/material/Box';
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

export function PageHeader({ title, breadcrumbs = [], action }: PageHeaderProps) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' }, marginBlockEnd: 3 }}
    >
      <title>{`${title} | Freightdesk`}</title>
      <Box sx={{ minInlineSize: 0 }}>
        {/* Where the keyboard begins on a page that is no form. */}
        <Typography variant="h4" component="h1" tabIndex={-1}>
          {title}
        </Typography>
        {breadcrumbs.length > 0 ? <BreadcrumbTrail breadcrumbs={breadcrumbs} /> : null}
      </Box>
      {action ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', flexShrink: { sm: 0 }, gap: 1 }}>
          {action}
        </Stack>
      ) : null}
    </Stack>
  );
}
