import { listPeople } from '@freightdesk/activity-contract';
import { call, mutationOf } from '@freightdesk/data-access-api';
import { type Lead, updateLead } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { BulkAct } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';

/** Whoever may read a lead may own it. */
async function ownersOf([lead]: readonly Lead[]) {
  const people = lead ? await call(listPeople, { record: 'lead', recordId: lead.id }) : [];
  return people.map(({ id, name }) => ({ value: id, label: name }));
}

/** Gives several leads to another owner. */
export function useGiveLeads(): BulkAct<Lead> {
  const { t } = useTranslation();
  const { mutateAsync } = useMutation(mutationOf(updateLead));
  return {
    label: t('Change owner'),
    nameOf: ({ number, companyName }) => `${number} · ${companyName}`,
    choice: { label: t('Owner'), optionsOf: ownersOf },
    run: ({ id, version }, ownerId) => mutateAsync({ id, version, ownerId }),
  };
}
