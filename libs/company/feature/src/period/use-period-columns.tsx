import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, InstantText, StatusChip } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useMonthName } from './use-month-name';
import type { Period } from './use-periods';

function PeriodStatus({ period: { id, lock } }: { period: Period }) {
  const { t } = useTranslation();
  if (lock) return <StatusChip label={t('Locked')} tone="warning" />;
  return id > systemClock.today().slice(0, 7) ? (
    <StatusChip label={t('Not begun')} />
  ) : (
    <StatusChip label={t('Open')} tone="success" />
  );
}

/** `onChange` locks an open month and unlocks a locked one; without it the months are shown only. */
export function usePeriodColumns(onChange?: (period: Period) => void): readonly Column<Period>[] {
  const { t } = useTranslation();
  const monthName = useMonthName();
  return useMemo(() => {
    const columns: Column<Period>[] = [
      { id: 'month', header: t('Month'), cell: ({ id }) => monthName(id) },
      { id: 'status', header: t('Status'), cell: (period) => <PeriodStatus period={period} />, width: 140 },
      { id: 'lockedAt', header: t('Locked on'), cell: ({ lock }) => <InstantText instant={lock?.lockedAt} /> },
      { id: 'lockedBy', header: t('Locked by'), cell: ({ lock }) => lock?.lockedBy.name ?? '–', hideOnPhone: true },
    ];
    if (!onChange) return columns;
    const change = (period: Period) => {
      const verb = period.lock ? t('Unlock') : t('Lock');
      return (
        <Button size="small" aria-label={`${verb} ${monthName(period.id)}`} onClick={() => onChange(period)}>
          {verb}
        </Button>
      );
    };
    return [...columns, { id: 'change', header: t('Change'), align: 'end', cell: change, width: 120 }];
  }, [t, monthName, onChange]);
}
