import { mutationOf } from '@freightdesk/data-access-api';
import { jobcardProblems, type JobcardRow, moveJobcard, updateJobcard } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { BulkAct } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useGive } from '../fields/use-give';
import { moveLabel } from './move-label';

/** Opens drafts, the oldest first, and gives jobs to another owner. What a draft lacks is told of it, and keeps none from theirs. */
export function useJobBulk(): readonly BulkAct<JobcardRow>[] {
  const { t } = useTranslation();
  const move = useMutation(mutationOf(moveJobcard));
  const update = useMutation(mutationOf(updateJobcard));
  const nameOf = ({ number, customer }: JobcardRow) => `${number} · ${customer.name}`;
  const give = useGive<JobcardRow>({
    record: 'jobcard',
    nameOf,
    refusalOf: ({ status }) => {
      if (status === 'CLOSED') return t(jobcardProblems.closed.message);
      return status === 'CANCELLED' ? t(jobcardProblems.cancelled.message) : undefined;
    },
    give: ({ id, version }, ownerId) => update.mutateAsync({ id, version, ownerId }),
  });
  return [
    {
      label: t(moveLabel.OPEN),
      nameOf,
      refusalOf: ({ status }) => (status === 'DRAFT' ? undefined : t('Only drafts')),
      compare: (one, other) => one.date.localeCompare(other.date),
      run: ({ id, version }) => move.mutateAsync({ id, version, to: 'OPEN' }),
    },
    give,
  ];
}
