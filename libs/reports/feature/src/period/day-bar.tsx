import { type BusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateFilter } from '@freightdesk/shared-ui';
import type { ReactNode } from 'react';
import { DaysBar } from './days-bar';
import { namedDays } from './period.rules';

interface DayBarProps {
  at: BusinessDate;
  setAt: (day: BusinessDate) => void;
  /** Further choices of the report. */
  children?: ReactNode;
}

/** The day at whose end a report stands, and those that are asked for most. */
export function DayBar({ at, setAt, children }: DayBarProps) {
  const { t } = useTranslation();
  const named = namedDays(systemClock.today()).map(({ name, day }) => ({
    name,
    isChosen: day === at,
    choose: () => setAt(day),
  }));
  return (
    <DaysBar
      named={named}
      fields={<DateFilter label={t('At the end of')} value={at} onChange={(day) => day && setAt(day)} />}
    >
      {children}
    </DaysBar>
  );
}
