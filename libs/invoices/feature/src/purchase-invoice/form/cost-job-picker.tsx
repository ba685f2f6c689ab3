import { queryOf } from '@freightdesk/data-access-api';
import { listCostableJobs, type PurchaseInvoice } from '@freightdesk/invoices-contract';
import { ComboInput, type Option } from '@freightdesk/shared-ui/forms';
import { jobOptionsOf } from '../../document/job-options';
import type { PurchaseFormOf } from './purchase-form.schema';

interface CostJobPickerProps {
  form: PurchaseFormOf;
  index: number;
  draft: PurchaseInvoice | null;
}

/** The job of a draft's line by the number that it was written with. */
function jobIn(draft: PurchaseInvoice | null, id: string | null | undefined): Option | null {
  const line = draft?.lines.find(({ jobId }) => jobId !== null && jobId === id);
  return line?.jobId && line.jobNumber ? { id: line.jobId, label: line.jobNumber } : null;
}

const search = (q: string) => queryOf(listCostableJobs, { source: ['JOBCARD'], pageSize: 10, ...(q && { q }) });

/** The job that a cost is booked to. Not of one customer: a vendor's bill may be for many. */
export function CostJobPicker({ form, index, draft }: CostJobPickerProps) {
  const name = `lines.${index}.jobId` as const;
  return (
    <ComboInput
      form={form}
      name={name}
      search={search}
      optionsOf={jobOptionsOf}
      // Asked of the form itself: what is watched learns of a new line a moment later.
      chosen={jobIn(draft, form.getValues(name))}
    />
  );
}
