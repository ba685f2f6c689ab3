import type { ReportPeriod } from '@freightdesk/reports-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateFilter } from '@freightdesk/shared-ui';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { namedPeriods } from './period.rules';

interface PeriodBarProps {
  period: ReportPeriod;
  setPeriod: (days: Partial<ReportPeriod>) => void;
  /** Further choices of the report. */
  children?: ReactNode;
}

/** From and to of a report, and the periods that are asked for most. */
export function PeriodBar({ period, setPeriod, children }: PeriodBarProps) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" useFlexGap data-screen sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', padding: 2 }}>
      <DateFilter label={t('From')} value={period.from} onChange={(from) => from && setPeriod({ from })} />
      <DateFilter label={t('To')} value={period.to} onChange={(to) => to && setPeriod({ to })} />
      {namedPeriods(systemClock.today()).map(({ name, from, to }) => {
        const isChosen = from === period.from && to === period.to;
        return (
          <Chip
            key={name}
            label={t(name)}
            size="small"
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => setPeriod({ from, to })}
          />
        );
      })}
      {children && (
        <Stack
          direction="row"
          useFlexGap
          sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', maxInlineSize: '100%' }}
        >
          {children}
        </Stack>
      )}
    </Stack>
  );
}
