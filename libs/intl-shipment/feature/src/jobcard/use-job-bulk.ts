import { listPeople } from '@freightdesk/activity-contract';
import { call, mutationOf } from '@freightdesk/data-access-api';
import { jobcardProblems, type JobcardRow, moveJobcard, updateJobcard } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { BulkAct } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { moveLabel } from './move-label';

/** Whoever may read a job may own it. */
async function ownersOf([job]: readonly JobcardRow[]) {
  const people = job ? await call(listPeople, { record: 'jobcard', recordId: job.id }) : [];
  return people.map(({ id, name }) => ({ value: id, label: name }));
}

/** Opens drafts, the oldest first, and gives jobs to another owner. What a draft lacks is told of it, and keeps none from theirs. */
export function useJobBulk(): readonly BulkAct<JobcardRow>[] {
  const { t } = useTranslation();
  const move = useMutation(mutationOf(moveJobcard));
  const update = useMutation(mutationOf(updateJobcard));
  const nameOf = ({ number, customer }: JobcardRow) => `${number} · ${customer.name}`;
  return [
    {
      label: t(moveLabel.OPEN),
      nameOf,
      refusalOf: ({ status }) => (status === 'DRAFT' ? undefined : t('Only drafts')),
      compare: (one, other) => one.date.localeCompare(other.date),
      run: ({ id, version }) => move.mutateAsync({ id, version, to: 'OPEN' }),
    },
    {
      label: t('Change owner'),
      nameOf,
      refusalOf: ({ status }) => {
        if (status === 'CLOSED') return t(jobcardProblems.closed.message);
        return status === 'CANCELLED' ? t(jobcardProblems.cancelled.message) : undefined;
      },
      choice: { label: t('Owner'), optionsOf: ownersOf },
      run: ({ id, version }, ownerId) => update.mutateAsync({ id, version, ownerId }),
    },
  ];
}
