import {
  type AddPurchaseInvoiceInput,
  boughtHeadProblem,
  costAccountOf,
  jobsNamedBy,
  purchaseInvoiceProblems,
} from '@freightdesk/invoices-contract';
import { together, type Tx } from '@freightdesk/shared-database';
import { headsOrRefuse } from '../document/charged-heads';
import { refuseAt } from '../document/refuse-at';
import { docketColumns, docketsOrRefuse } from '../sale-invoice/charged-jobs';
import type { InvoicesPorts } from '../invoices-ports';
import { costAccountCodes } from './purchase-invoice.repository';

/** Where a line is booked: the account that is named or that its charge head or SAC goes to, and the job by its number. */
export interface CostPlace {
  accountCode: string;
  chargeHeadId: string | null;
  jobId: string | null;
  jobNumber: string | null;
  /** The job was closed before the bill came. */
  jobClosed: boolean | null;
  docketId: string | null;
  docketNumber: string | null;
  chargeId: string | null;
}

/** The account, the charge head and the job of every line; what does not exist is told at each of its lines. */
export async function costPlacesOrRefuse(
  { lines }: Pick<AddPurchaseInvoiceInput, 'lines'>,
  tx: Tx,
  { findJobs, findDockets }: Pick<InvoicesPorts, 'findJobs' | 'findDockets'>,
): Promise<CostPlace[]> {
  const jobIds = jobsNamedBy(lines);
  const heads = await headsOrRefuse({ lines }, tx, boughtHeadProblem);
  const accounts = lines.map(
    (line) => line.accountCode ?? costAccountOf({ ...line, head: heads.get(line.chargeHeadId ?? '') }),
  );
  const [found, dockets, codes] = await together(
    jobIds.length === 0 ? Promise.resolve([]) : findJobs(tx, jobIds),
    docketsOrRefuse({ lines }, tx, { findDockets }),
    costAccountCodes(tx, accounts),
  );
  const jobs = new Map(found.map((job) => [job.id, job]));
  refuseWhere(lines, ({ jobId }) => Boolean(jobId && !jobs.has(jobId)), { field: 'jobId', problem: 'unknown_job' });

  const known = new Set(codes);
  const accountOf = (index: number) => accounts[index] ?? '';
  refuseWhere(lines, (_line, index) => !known.has(accountOf(index)), {
    field: 'accountCode',
    problem: 'unknown_account',
  });
  return lines.map(({ jobId, docketId, chargeHeadId = null, chargeId = null }, index) => {
    const job = jobId ? jobs.get(jobId) : undefined;
    return {
      ...{ accountCode: accountOf(index), chargeHeadId, chargeId },
      ...{ jobId: job?.id ?? null, jobNumber: job?.number ?? null, jobClosed: job?.isClosed ?? null },
      ...docketColumns(docketId, dockets),
    };
  });
}

type Line = AddPurchaseInvoiceInput['lines'][number];

function refuseWhere(
  lines: readonly Line[],
  isWrong: (line: Line, index: number) => boolean,
  { field, problem }: { field: keyof Line; problem: keyof typeof purchaseInvoiceProblems },
): void {
  const wrong = lines.flatMap((line, index) => (isWrong(line, index) ? [`lines.${index}.${field}`] : []));
  if (wrong.length > 0) refuseAt(purchaseInvoiceProblems[problem], ...wrong);
}
