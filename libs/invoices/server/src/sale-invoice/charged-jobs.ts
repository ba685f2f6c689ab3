import { type AddSaleInvoiceInput, jobsNamedBy, saleInvoiceProblems } from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesPorts, NamedDocket, NamedJob } from '../invoices-ports';

interface Named {
  lines: readonly Pick<AddSaleInvoiceInput['lines'][number], 'sac' | 'jobId' | 'docketId'>[];
}

/** The jobs that lines are charged for, by id; one that does not exist is told at each of its lines. */
export async function jobsOrRefuse(
  { lines }: Named,
  db: Db,
  { findJobs }: InvoicesPorts,
): Promise<Map<string, NamedJob>> {
  const ids = jobsNamedBy(lines);
  const jobs = new Map((ids.length === 0 ? [] : await findJobs(db, ids)).map((job) => [job.id, job]));
  const unknown = fieldsWhere(lines, 'jobId', (id) => jobs.get(id)?.isClosed ?? true);
  return unknown.length === 0 ? jobs : refuseAt(saleInvoiceProblems.unknown_job, ...unknown);
}

/** The dockets that lines are charged for, by id; one that does not exist is told at each of its lines. */
export async function docketsOrRefuse(
  { lines }: Named,
  db: Db,
  { findDockets }: Pick<InvoicesPorts, 'findDockets'>,
): Promise<Map<string, NamedDocket>> {
  const ids = [...new Set(lines.flatMap(({ docketId }) => docketId ?? []))];
  const dockets = new Map((ids.length === 0 ? [] : await findDockets(db, ids)).map((docket) => [docket.id, docket]));
  const unknown = fieldsWhere(lines, 'docketId', (id) => !dockets.get(id)?.isBillable);
  return unknown.length === 0 ? dockets : refuseAt(saleInvoiceProblems.unknown_reference, ...unknown);
}

/** A line's docket, by its number as it stands now. */
export function docketColumns(id: string | null | undefined, dockets: ReadonlyMap<string, NamedDocket> = new Map()) {
  const docket = id ? dockets.get(id) : undefined;
  return { docketId: docket?.id ?? null, docketNumber: docket?.number ?? null };
}

/** A line's job, by its number as it stands now. */
export function jobColumns(id: string | null | undefined, jobs: ReadonlyMap<string, NamedJob>) {
  const job = id ? jobs.get(id) : undefined;
  return { jobId: job?.id ?? null, jobNumber: job?.number ?? null };
}

const fieldsWhere = (lines: Named['lines'], name: 'jobId' | 'docketId', isWrong: (id: string) => boolean): string[] =>
  lines.flatMap((line, index) => {
    const id = line[name];
    return id && isWrong(id) ? [`lines.${index}.${name}`] : [];
  });
