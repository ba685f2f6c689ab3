import { useTranslation } from '@freightdesk/shared-i18n';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { placeAbove } from './left-place';

export interface Breadcrumb {
  label: string;
  /** Left out for the page one is on. */
  to?: string;
}

const Trail = styled('ol')({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // One line: what does not fit is the name of the record, which is read above.
  li: { whiteSpace: 'nowrap' },
  'li:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // Seen, and not read out.
  'li + li::before': { content: '"/" / ""', marginInline: 8, color: 'var(--mui-palette-text-secondary)' },
  a: { color: 'inherit', textDecoration: 'none' },
  'a:hover, a:focus-visible': { textDecoration: 'underline' },
});

/** A list is reached as it was left for this record: searched, filtered and on its page. */
function WayUp({ label, to }: Required<Breadcrumb>) {
  const { pathname, search } = useLocation();
  const place = placeAbove(to, pathname + search);
  return (
    <Link to={place ? place.path + place.search : to} state={place && { placeOf: place.key }}>
      {label}
    </Link>
  );
}

/** The way to a page. Material's own folds long ways, which we have none of, at four times the download. */
export function BreadcrumbTrail({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('Breadcrumbs')}>
      <Trail>
        {breadcrumbs.map(({ label, to }) => (
          <Typography key={label} component="li" variant="body2" color={to ? 'textPrimary' : 'textSecondary'}>
            {to ? <WayUp label={label} to={to} /> : label}
          </Typography>
        ))}
      </Trail>
    </nav>
  );
}
