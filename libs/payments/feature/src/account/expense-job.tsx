import { queryOf } from '@freightdesk/data-access-api';
import { type BillableJob, listCostableJobs } from '@freightdesk/invoices-contract';
import type { AccountInput } from '@freightdesk/payments-contract';
import type { Page } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ComboInput, type Option, type SchemaForm } from '@freightdesk/shared-ui/forms';

const search = (q: string) => queryOf(listCostableJobs, { source: ['JOBCARD'], pageSize: 10, ...(q && { q }) });
const offered = ({ data }: Page<BillableJob>): Option[] =>
  data.map(({ id, number, origin, destination }) => ({ id, label: number, detail: `${origin} – ${destination}` }));

/** The job that it is a cost of: its profit is less by it. */
export function ExpenseJob({ form }: { form: SchemaForm<AccountInput> }) {
  const { t } = useTranslation();
  return (
    <ComboInput
      form={form}
      name="jobId"
      search={search}
      optionsOf={offered}
      chosen={null}
      hint={t('Where it is a cost of one job')}
    />
  );
}
