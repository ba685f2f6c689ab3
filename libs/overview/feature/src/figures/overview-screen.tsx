import { queryOf } from '@freightdesk/data-access-api';
import { readOverview } from '@freightdesk/overview-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useAuthContext } from '@freightdesk/shared-session';
import { ErrorState, FigureCard, FigureGrid, PageHeader } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { ChartCard } from '../chart/chart-card';
import { TodayList } from '../today/today-list';
import { OverviewFrame, overviewLoading } from './overview-frame';

function OverviewBody() {
  const { data, error, refetch } = useQuery(queryOf(readOverview, undefined));
  if (data === undefined) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : overviewLoading;
  const { figures, today, chart } = data;
  return (
    <OverviewFrame
      today={<TodayList tasks={today} />}
      figures={
        <FigureGrid>
          {figures.map((figure) => (
            <FigureCard key={figure.name} figure={figure} />
          ))}
        </FigureGrid>
      }
      chart={chart && <ChartCard chart={chart} />}
    />
  );
}

/** What waits for the person, and true figures of their own areas; each opens what it counts. */
export function Component() {
  const { t } = useTranslation();
  const { user } = useAuthContext();
  const name = user?.name.split(' ')[0] ?? '';

  return (
    <>
      <PageHeader title={name ? t('Welcome back, {{name}}', { name }) : t('Overview')} />
      <OverviewBody />
    </>
  );
}
