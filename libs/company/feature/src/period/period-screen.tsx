import { lockPeriod } from '@freightdesk/company-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { DataTable, ExportButton, PageHeader, wholeList, YearSwitch } from '@freightdesk/shared-ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useAskToLock } from './use-ask-to-lock';
import { usePeriodColumns } from './use-period-columns';
import { type Period, usePeriods } from './use-periods';

const UnlockDialog = lazy(async () => ({ default: (await import('./unlock-dialog')).UnlockDialog }));

/** The months of a fiscal year: which are locked, since when and by whom. Administrators lock and unlock. */
export function Component() {
  const { t } = useTranslation();
  const mayManage = useMay(lockPeriod);
  const { year, showYear, rows, error, refetch, take } = usePeriods();
  const [unlocking, setUnlocking] = useState<Period | null>(null);
  const askToLock = useAskToLock();
  const change = useCallback(
    (period: Period) => (period.lock ? setUnlocking(period) : void askToLock(period)),
    [askToLock],
  );
  const columns = usePeriodColumns(mayManage ? change : undefined);

  return (
    <>
      <PageHeader
        title={t('Month locks')}
        action={
          <>
            <ExportButton take={take} />
            <YearSwitch year={year} onChange={showYear} />
          </>
        }
      />
      <DataTable
        list={wholeList({ rows, error, refetch })}
        columns={columns}
        label={t('Months of {{year}}', { year: year.label })}
        empty={{ title: t('No months') }}
      />
      <Suspense fallback={null}>
        {unlocking && <UnlockDialog period={unlocking} onClose={() => setUnlocking(null)} />}
      </Suspense>
    </>
  );
}
