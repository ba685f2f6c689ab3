import { queryOf } from '@freightdesk/data-access-api';
import { readOverview } from '@freightdesk/overview-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useAuthContext } from '@freightdesk/shared-session';
import { EmptyState, Loaded, PageHeader } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { FigureCard } from './figure-card';

/** A few true figures of the person's own areas; each opens the list that it counts. */
export function Component() {
  const { t } = useTranslation();
  const { user } = useAuthContext();
  const query = useQuery(queryOf(readOverview, undefined));
  const name = user?.name.split(' ')[0] ?? '';

  return (
    <>
      <PageHeader title={name ? t('Welcome back, {{name}}', { name }) : t('Overview')} />
      <Loaded query={query}>
        {({ figures }) =>
          figures.length === 0 ? (
            <EmptyState
              title={t('Nothing to count yet')}
              text={t('Figures of your work appear here as it is entered.')}
            />
          ) : (
            <Box
              component="ul"
              sx={{
                display: 'grid',
                gap: 3,
                padding: 0,
                margin: 0,
                listStyle: 'none',
                gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
              }}
            >
              {figures.map((figure) => (
                <FigureCard key={figure.name} figure={figure} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </>
  );
}
