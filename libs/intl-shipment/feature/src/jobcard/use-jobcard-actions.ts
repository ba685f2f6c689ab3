import { deleteJobcard, jobcardProblems, type JobcardRow } from '@freightdesk/intl-shipment-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type RowAction, type Translate, useConfirmed } from '@freightdesk/shared-ui';
import { useCallback } from 'react';

const deletion = ({ id, version, number }: JobcardRow, t: Translate) => ({
  title: t('Delete {{number}}', { number }),
  text: t('Its packages and containers go with it, and its number is not given again. This cannot be undone.'),
  confirmLabel: t('Delete'),
  danger: true,
  input: { id, version },
  done: () => t('{{number}} is deleted', { number }),
});

/** The menu of a job's row. What can't be done says why. */
export function useJobcardActions(open: (job: JobcardRow) => void): (job: JobcardRow) => readonly RowAction[] {
  const { t } = useTranslation();
  const askDelete = useConfirmed(mutationOf(deleteJobcard), deletion);
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
