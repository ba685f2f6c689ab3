import { lockPeriod, monthEnd } from '@freightdesk/company-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { type Translate, useConfirmed } from '@freightdesk/shared-ui';
import { useCallback } from 'react';
import { useMonthName } from './use-month-name';
import type { Period } from './use-periods';

/** Asks before a month is closed for posting. */
export function useAskToLock(): (period: Period) => Promise<boolean> {
  const monthName = useMonthName();
  const locking = useCallback(
    ({ id: month }: Period, t: Translate) => {
      const name = monthName(month);
      const isOver = monthEnd(month) < systemClock.today();
      return {
        title: t('Lock {{month}}?', { month: name }),
        text: isOver
          ? t('Nothing can be posted with a date in this month any more. Postings under way are waited for.')
          : t('This month is not over yet. Nothing more can be posted with a date in it.'),
        confirmLabel: t('Lock'),
        danger: !isOver,
        input: { month },
        done: () => t('{{month}} is locked', { month: name }),
      };
    },
    [monthName],
  );
  return useConfirmed(mutationOf(lockPeriod), locking);
}
