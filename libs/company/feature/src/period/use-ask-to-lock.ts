import { lockPeriod, monthEnd } from '@freightdesk/company-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useConfirm, useNotify } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMonthName } from './use-month-name';
import type { Period } from './use-periods';

export function useAskToLock(): (period: Period) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const monthName = useMonthName();
  const { mutateAsync } = useMutation(mutationOf(lockPeriod));
  return useCallback(
    async ({ id: month }) => {
      const name = monthName(month);
      const isOver = monthEnd(month) < systemClock.today();
      const question = {
        title: t('Lock {{month}}?', { month: name }),
        text: isOver
          ? t('Nothing can be posted with a date in this month any more. Postings under way are waited for.')
          : t('This month is not over yet. Nothing more can be posted with a date in it.'),
        confirmLabel: t('Lock'),
        danger: !isOver,
        run: () => mutateAsync({ month }),
      };
      if (await confirm(question)) notify(t('{{month}} is locked', { month: name }));
    },
    [confirm, monthName, mutateAsync, notify, t],
  );
}
