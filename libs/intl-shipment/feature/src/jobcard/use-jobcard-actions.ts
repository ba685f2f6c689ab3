import { deleteJobcard, jobcardProblems, type JobcardRow } from '@freightdesk/intl-shipment-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type RowAction, useConfirm, useNotify } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';

/** The menu of a job's row. What can't be done says why. */
export function useJobcardActions(open: (job: JobcardRow) => void): (job: JobcardRow) => readonly RowAction[] {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const { mutateAsync } = useMutation(mutationOf(deleteJobcard));
  const askDelete = useCallback(
    async ({ id, version, number }: JobcardRow) => {
      const question = {
        title: t('Delete {{number}}', { number }),
        text: t('Its packages and containers go with it, and its number is not given again. This cannot be undone.'),
        confirmLabel: t('Delete'),
        danger: true,
        run: () => mutateAsync({ id, version }),
      };
      if (await confirm(question)) notify(t('{{number}} is deleted', { number }));
    },
    [confirm, mutateAsync, notify, t],
  );
  return useCallback(
    (job) => [
      { label: t('View'), onSelect: () => open(job) },
      {
        label: t('Delete'),
        danger: true,
        onSelect: () => void askDelete(job),
        disabledReason: deletionProblem(job, t),
      },
    ],
    [askDelete, open, t],
  );
}

function deletionProblem({ status, leadId }: JobcardRow, t: (text: string) => string): string | undefined {
  if (leadId !== null) return t('A lead was won as this job.');
  return status === 'DRAFT' ? undefined : t(jobcardProblems.in_use.message);
}
