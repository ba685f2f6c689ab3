import { furtherLocks, type LockedPeriod, lockKindLabel } from '@freightdesk/company-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DateText, InstantText, StatusChip } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useMonthName } from './use-month-name';
import type { Period } from './use-periods';

function PeriodStatus({ period: { id, lock } }: { period: Period }) {
  const { t } = useTranslation();
  if (lock) return <StatusChip label={t(lockKindLabel[lock.kind])} tone={lock.kind === 'SOFT' ? 'info' : 'warning'} />;
  return id > systemClock.today().slice(0, 7) ? (
    <StatusChip label={t('Not begun')} />
  ) : (
    <StatusChip label={t('Open')} tone="success" />
  );
}

/** The day, and under which number the returns are with the government. */
function Filing({ lock }: { lock: LockedPeriod | null }) {
  if (!lock?.gstFiledOn) return '–';
  return (
    <>
      <DateText date={lock.gstFiledOn} /> {lock.gstReference}
    </>
  );
}

export type Change = 'lock' | 'unlock';

/** What can be done with a month: one that is locked may be locked further, or opened. */
const changesOf = ({ lock }: Period): Change[] => [
  ...(furtherLocks(lock?.kind ?? null).length > 0 ? (['lock'] as const) : []),
  ...(lock ? (['unlock'] as const) : []),
];

/** `onChange` is told what is to be done with a month; without it the months are shown only. */
export function usePeriodColumns(onChange?: (period: Period, to: Change) => void): readonly Column<Period>[] {
  const { t } = useTranslation();
  const monthName = useMonthName();
  return useMemo(() => {
    const columns: Column<Period>[] = [
      { id: 'month', header: t('Month'), cell: ({ id }) => monthName(id) },
      { id: 'status', header: t('Status'), cell: (period) => <PeriodStatus period={period} />, width: 140 },
      { id: 'gstFiledOn', header: t('GST filed on'), cell: ({ lock }) => <Filing lock={lock} />, hideOnPhone: true },
      { id: 'lockedAt', header: t('Locked on'), cell: ({ lock }) => <InstantText instant={lock?.lockedAt} /> },
      { id: 'lockedBy', header: t('Locked by'), cell: ({ lock }) => lock?.lockedBy.name ?? '–', hideOnPhone: true },
    ];
    if (!onChange) return columns;
    const verbs = { lock: t('Lock'), unlock: t('Unlock') };
    const change = (period: Period) =>
      changesOf(period).map((to) => (
        <Button
          key={to}
          size="small"
          aria-label={`${verbs[to]} ${monthName(period.id)}`}
          onClick={() => onChange(period, to)}
        >
          {verbs[to]}
        </Button>
      ));
    return [...columns, { id: 'change', header: t('Change'), align: 'end', cell: change, width: 180 }];
  }, [t, monthName, onChange]);
}
