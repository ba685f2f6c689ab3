import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface Breadcrumb {
  label: string;
  /** Left out for the page one is on. */
  to?: string;
}

export interface PageHeaderProps {
  title: string;
  breadcrumbs?: readonly Breadcrumb[];
  /** The one primary action of the screen, and at most a few quieter ones before it. */
  action?: ReactNode;
}

const trail = ({ label, to }: Breadcrumb) =>
  to ? (
    <Link key={label} component={RouterLink} to={to} underline="hover" color="textPrimary" variant="body2">
      {label}
    </Link>
  ) : (
    <Typography key={label} variant="body2" color="textSecondary">
      {label}
    </Typography>
  );

export function PageHeader({ title, breadcrumbs = [], action }: PageHeaderProps) {
  const { t } = useTranslation();
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' }, marginBlockEnd: 3 }}
    >
      <title>{`${title} | Freightdesk`}</title>
      <Box sx={{ minInlineSize: 0 }}>
        <Typography variant="h4" component="h1">
          {title}
        </Typography>
        {breadcrumbs.length > 0 ? (
          <Breadcrumbs aria-label={t('Breadcrumbs')}>{breadcrumbs.map(trail)}</Breadcrumbs>
        ) : null}
      </Box>
      {action ? (
        <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
          {action}
        </Stack>
      ) : null}
    </Stack>
  );
}
