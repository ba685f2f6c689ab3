import { queryOf } from '@freightdesk/data-access-api';
import { type ChargedJob, jobsNamedBy, listBillableJobs } from '@freightdesk/invoices-contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** As many as one question may name; they come in the order in which they decide. */
const most = 100;

interface TypedCharge {
  sac?: string | undefined;
  jobId?: string | null | undefined;
}

/** The jobs that lines are charged to, as far as a preview needs them; null until they are read. */
export function useChargedJobs(lines: readonly (TypedCharge | undefined)[] = []): readonly ChargedJob[] | null {
  const id = jobsNamedBy(lines.map(({ sac = '', jobId } = {}) => ({ sac, jobId }))).slice(0, most);
  const { data } = useQuery({
    ...queryOf(listBillableJobs, { id, pageSize: most }),
    enabled: id.length > 0,
    // What was known before stays in sight while another line takes its job.
    placeholderData: keepPreviousData,
  });
  return id.length === 0 ? [] : (data?.data ?? null);
}
