import type { BillableJob } from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import type { Page } from '@freightdesk/shared-endpoint';
import type { ListRequest, SortKey } from '@freightdesk/shared-server-kit';
import type { FoundJob, InvoicesNeeds } from '../invoices-needs';

/** Jobs that an invoice can be raised for. Accounts see of them what stands here, and may open none of them. */
export async function listBillableJobs(
  request: ListRequest,
  db: Db,
  { billableJobs }: Pick<InvoicesNeeds, 'billableJobs'>,
): Promise<Page<BillableJob>> {
  const { page, pageSize, q, filters, sort } = request;
  const [partyId] = filters['partyId'] ?? [];
  // Dockets are not kept yet.
  const wanted = filters['source']?.includes('JOBCARD') ?? true;
  const found = wanted ? await billableJobs(db, { ...(partyId && { partyId }), ...(q && { q }) }) : [];
  const jobs = found.map(toBillableJob).sort((one, other) => inOrder(one, other, sort));
  const data = jobs.slice((page - 1) * pageSize, page * pageSize);
  return { data, page, pageSize, total: jobs.length, totalIsExact: true, nextCursor: null };
}

const toBillableJob = ({ customerId, customerName, ...job }: FoundJob): BillableJob => ({
  ...job,
  source: 'JOBCARD',
  customer: { id: customerId, name: customerName },
});

const byField: Readonly<Record<string, (job: BillableJob) => string>> = {
  date: ({ date }) => date,
  number: ({ number }) => number,
};

function inOrder(one: BillableJob, other: BillableJob, sort: readonly SortKey[]): number {
  for (const { field, descending } of sort) {
    const read = byField[field] ?? (({ id }: BillableJob) => id);
    const [first, second] = descending ? [read(other), read(one)] : [read(one), read(other)];
    if (first !== second) return first < second ? -1 : 1;
  }
  return one.id < other.id ? -1 : 1;
}
