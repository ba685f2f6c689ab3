import { lockPeriod } from '@freightdesk/company-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { DataTable, ExportButton, PageHeader, wholeList, YearSwitch } from '@freightdesk/shared-ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { type Change, usePeriodColumns } from './use-period-columns';
import { type Period, usePeriods } from './use-periods';

const LockDialog = lazy(async () => ({ default: (await import('./lock-dialog')).LockDialog }));
const UnlockDialog = lazy(async () => ({ default: (await import('./unlock-dialog')).UnlockDialog }));

/** The months of a fiscal year: which are locked, since when and by whom. Administrators lock and unlock. */
export function Component() {
  const { t } = useTranslation();
  const mayManage = useMay(lockPeriod);
  const { year, showYear, rows, error, refetch, take } = usePeriods();
  const [changing, setChanging] = useState<{ period: Period; to: Change } | null>(null);
  const change = useCallback((period: Period, to: Change) => setChanging({ period, to }), []);
  const columns = usePeriodColumns(mayManage ? change : undefined);
  const close = () => setChanging(null);

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
        {changing?.to === 'lock' && <LockDialog period={changing.period} onClose={close} />}
        {changing?.to === 'unlock' && <UnlockDialog period={changing.period} onClose={close} />}
      </Suspense>
    </>
  );
}
