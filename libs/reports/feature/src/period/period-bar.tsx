import type { ReportPeriod } from '@freightdesk/reports-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateFilter } from '@freightdesk/shared-ui';
import type { ReactNode } from 'react';
import { DaysBar } from './days-bar';
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
  const named = namedPeriods(systemClock.today()).map(({ name, from, to }) => ({
    name,
    isChosen: from === period.from && to === period.to,
    choose: () => setPeriod({ from, to }),
  }));
  return (
    <DaysBar
      named={named}
      fields={
        <>
          <DateFilter label={t('From')} value={period.from} onChange={(from) => from && setPeriod({ from })} />
          <DateFilter label={t('To')} value={period.to} onChange={(to) => to && setPeriod({ to })} />
        </>
      }
    >
      {children}
    </DaysBar>
  );
}
