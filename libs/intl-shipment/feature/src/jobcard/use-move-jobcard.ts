import { type Jobcard, type JobcardStatus, jobcardStatusLabel, moveJobcard } from '@freightdesk/intl-shipment-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useConfirm, useNotify } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { moveLabel } from './move-label';

/** Moves that need no reason are confirmed, for others are told of them. */
export function useMoveJobcard(): (job: Jobcard, to: JobcardStatus) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const { mutateAsync } = useMutation(mutationOf(moveJobcard));
  return async ({ id, version, number }, to) => {
    const question = {
      title: `${t(moveLabel[to])}: ${number}`,
      text: to === 'OPEN' ? t('Its shipment is made, and its progress is tracked from now on.') : undefined,
      confirmLabel: t(moveLabel[to]),
      run: () => mutateAsync({ id, version, to }),
    };
    if (await confirm(question)) notify(`${number}: ${t(jobcardStatusLabel[to])}`);
  };
}
