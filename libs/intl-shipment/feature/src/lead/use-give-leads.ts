import { mutationOf } from '@freightdesk/data-access-api';
import { type Lead, updateLead } from '@freightdesk/intl-shipment-contract';
import type { BulkAct } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useGive } from '../fields/use-give';

/** Gives several leads to another owner. */
export function useGiveLeads(): BulkAct<Lead> {
  const { mutateAsync } = useMutation(mutationOf(updateLead));
  return useGive({
    record: 'lead',
    nameOf: ({ number, companyName }) => `${number} · ${companyName}`,
    give: ({ id, version }, ownerId) => mutateAsync({ id, version, ownerId }),
  });
}
