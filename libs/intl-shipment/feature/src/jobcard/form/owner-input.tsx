import { listPeople } from '@freightdesk/activity-contract';
import type { AddJobcardInput, Jobcard } from '@freightdesk/intl-shipment-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { type SchemaForm, SelectInput } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';

interface OwnerInputProps {
  form: SchemaForm<AddJobcardInput>;
  job: Jobcard;
}

/** Whom first page and bell tell of the job: whoever may read it may own it. */
export function OwnerInput({ form, job }: OwnerInputProps) {
  const { data: people = [] } = useQuery(queryOf(listPeople, { record: 'jobcard', recordId: job.id }));
  const names = new Map([job.owner, ...people].map(({ id, name }) => [id, name]));
  return <SelectInput form={form} name="ownerId" options={[...names].map(([value, label]) => ({ value, label }))} />;
}
