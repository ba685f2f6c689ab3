import { listBillableJobs } from '@freightdesk/invoices-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { ComboInput, type Option } from '@freightdesk/shared-ui/forms';
import { jobOptionsOf } from '../../document/job-options';
import type { InvoiceFormOf } from './invoice-form-of';

interface JobPickerProps {
  form: InvoiceFormOf;
  index: number;
  partyId: string | undefined;
  /** The job that is chosen already, as far as its number is known. */
  chosen: Option | null;
  onChosen: (job: Option | null) => void;
}

/** The job that a line is charged for, among those of the customer. */
export function JobPicker({ form, index, partyId, chosen, onChosen }: JobPickerProps) {
  return (
    <ComboInput
      form={form}
      name={`lines.${index}.jobId`}
      search={(q) => queryOf(listBillableJobs, { pageSize: 10, ...(q && { q }), ...(partyId && { partyId }) })}
      optionsOf={jobOptionsOf}
      chosen={chosen}
      onChosen={onChosen}
    />
  );
}
