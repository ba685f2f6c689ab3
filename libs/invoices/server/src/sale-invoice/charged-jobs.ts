import { type AddSaleInvoiceInput, jobsNamedBy, saleInvoiceProblems } from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesPorts, NamedJob } from '../invoices-ports';

type Named = Pick<AddSaleInvoiceInput, 'lines'>;

/** The jobs that lines are charged for, by id; one that does not exist is told at each of its lines. */
export async function jobsOrRefuse(
  { lines }: Named,
  db: Db,
  { findJobs }: InvoicesPorts,
): Promise<Map<string, NamedJob>> {
  const ids = jobsNamedBy(lines);
  const jobs = new Map((ids.length === 0 ? [] : await findJobs(db, ids)).map((job) => [job.id, job]));
  const unknown = fieldsWhere(lines, 'jobId', (id) => !jobs.has(id));
  return unknown.length === 0 ? jobs : refuseAt(saleInvoiceProblems.unknown_job, ...unknown);
}

/** What an invoice may name is a job alone: it is not charged by docket. */
export function refuseUnknownReferences({ lines }: Named): void {
  const unknown = fieldsWhere(lines, 'docketId', () => true);
  if (unknown.length > 0) refuseAt(saleInvoiceProblems.unknown_reference, ...unknown);
}

const fieldsWhere = (lines: Named['lines'], name: 'jobId' | 'docketId', isWrong: (id: string) => boolean): string[] =>
  lines.flatMap((line, index) => {
    const id = line[name];
    return id && isWrong(id) ? [`lines.${index}.${name}`] : [];
  });
