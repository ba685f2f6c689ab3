import { jobsNamedBy, saleInvoiceProblems } from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesNeeds, NamedJob } from '../invoices-needs';
import type { InvoiceTerms } from './compose-invoice';

/** The jobs that lines are charged for, by id; one that does not exist is told at each of its lines. */
export async function jobsOrRefuse(
  { lines }: InvoiceTerms,
  db: Db,
  { findJobs }: InvoicesNeeds,
): Promise<Map<string, NamedJob>> {
  const ids = jobsNamedBy(lines);
  const jobs = new Map((ids.length === 0 ? [] : await findJobs(db, ids)).map((job) => [job.id, job]));
  const unknown = fieldsWhere(lines, 'jobId', (id) => !jobs.has(id));
  return unknown.length === 0 ? jobs : refuseAt(saleInvoiceProblems.unknown_job, ...unknown);
}

/** Lines are charged for jobs alone so far: nothing can name a docket, a charge head, a term or another document. */
export function refuseUnknownReferences({ lines, termIds = [], againstInvoiceId }: InvoiceTerms): void {
  const unknown = [
    ...fieldsWhere(lines, 'docketId', () => true),
    ...fieldsWhere(lines, 'chargeHeadId', () => true),
    ...termIds.map((_id, index) => `termIds.${index}`),
    ...(againstInvoiceId ? ['againstInvoiceId'] : []),
  ];
  if (unknown.length > 0) refuseAt(saleInvoiceProblems.unknown_reference, ...unknown);
}

const fieldsWhere = (
  lines: InvoiceTerms['lines'],
  name: 'jobId' | 'docketId' | 'chargeHeadId',
  isWrong: (id: string) => boolean,
): string[] =>
  lines.flatMap((line, index) => {
    const id = line[name];
    return id && isWrong(id) ? [`lines.${index}.${name}`] : [];
  });
