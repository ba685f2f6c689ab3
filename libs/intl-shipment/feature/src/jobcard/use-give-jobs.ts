import { mutationOf } from '@freightdesk/data-access-api';
import { type JobcardRow, updateJobcard } from '@freightdesk/intl-shipment-contract';
import type { BulkAct } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useGive } from '../fields/use-give';

/** Gives several jobs to another owner, whom first page and bell tell of them from then on. */
export function useGiveJobs(): BulkAct<JobcardRow> {
  const { mutateAsync } = useMutation(mutationOf(updateJobcard));
  return useGive({
    record: 'jobcard',
    nameOf: ({ number, customer }) => `${number} · ${customer.name}`,
    give: ({ id, version }, ownerId) => mutateAsync({ id, version, ownerId }),
  });
}
