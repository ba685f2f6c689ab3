import type { Role } from '@freightdesk/shared-access';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { openChargeProblems } from '@freightdesk/tax-contract';

export const jobcardStatuses = [
  'DRAFT',
  'OPEN',
  'IN_PROGRESS',
  'COMPLETED',
  'CLOSED',
  'REOPENED',
  'CANCELLED',
] as const;
export type JobcardStatus = (typeof jobcardStatuses)[number];

export const jobcardStatusLabel: Readonly<Record<JobcardStatus, string>> = {
  DRAFT: 'Draft',
  OPEN: 'Open',
  IN_PROGRESS: 'In progress',
  COMPLETED: 'Completed',
  CLOSED: 'Closed',
  REOPENED: 'Reopened',
  CANCELLED: 'Cancelled',
};

/** Statuses in which there is work to do on the way of the goods. */
export const openJobcardStatuses: readonly JobcardStatus[] = ['DRAFT', 'OPEN', 'IN_PROGRESS', 'REOPENED'];

/** Statuses in which a job may be billed: its work is agreed, and its books are not closed. */
export const billableStatuses: readonly JobcardStatus[] = ['OPEN', 'IN_PROGRESS', 'COMPLETED', 'REOPENED'];

const moves: Readonly<Record<JobcardStatus, readonly JobcardStatus[]>> = {
  DRAFT: ['OPEN', 'CANCELLED'],
  OPEN: ['IN_PROGRESS', 'CANCELLED'],
  IN_PROGRESS: ['COMPLETED', 'CANCELLED'],
  COMPLETED: ['CLOSED', 'IN_PROGRESS'],
  CLOSED: ['REOPENED'],
  REOPENED: ['CLOSED'],
  CANCELLED: [],
};

/** Only an administrator reopens a closed job; others are not shown the move. */
export const allowedJobcardMoves = (status: JobcardStatus, role: Role): readonly JobcardStatus[] =>
  moves[status].filter((to) => to !== 'REOPENED' || role === 'ADMIN');

/** What a job that is opened must know of itself. */
export interface OpeningFacts {
  originLocode?: string | null;
  originPlace?: string | null;
  destinationLocode?: string | null;
  destinationPlace?: string | null;
  incoterm?: string | null;
  commodity?: string | null;
  hasPackages: boolean;
}

/** What the job itself knows when it is moved. */
export interface JobcardFacts extends OpeningFacts {
  areShipmentsDelivered: boolean;
  /** Posted sale and purchase documents that are not reversed. */
  postedDocuments: number;
  master: { number: string } | null;
  houses: readonly { number: string }[];
  charges: Parameters<typeof openChargeProblems>[0];
}

const needed = (field: string, message: string): FieldProblem => ({ field, code: 'required', message });

/** What a job lacks to be opened, or to stay open. Mode, direction and customer are on every jobcard already. */
export function openingProblems(job: OpeningFacts): FieldProblem[] {
  const problems = [
    job.originLocode || job.originPlace ? null : needed('originLocode', 'Say where the goods start from.'),
    job.destinationLocode || job.destinationPlace ? null : needed('destinationLocode', 'Say where the goods go.'),
    job.incoterm ? null : needed('incoterm', 'Choose the Incoterm before the job is opened.'),
    job.commodity || job.hasPackages ? null : needed('commodity', 'Name the commodity or add a line of packages.'),
  ];
  return problems.filter((problem) => problem !== null);
}

/** A job that is given up leaves no house without its master and no master without its house. */
function linkProblems({ master, houses }: Pick<JobcardFacts, 'master' | 'houses'>): FieldProblem[] {
  const said = (message: string, number: string) => [{ field: 'to', code: 'linked', message, values: { number } }];
  const [house] = houses;
  if (house) return said('Take {{number}} out of this job first: it is its house.', house.number);
  return master === null ? [] : said('Take this job out of its master {{number}} first.', master.number);
}

/** What a legal move still lacks. */
export function jobcardMoveProblems(
  { to, reason }: { to: JobcardStatus; reason?: string | null },
  facts: JobcardFacts,
): FieldProblem[] {
  const needsReason = to === 'CANCELLED' || to === 'REOPENED';
  const problems = [
    ...(to === 'OPEN' ? openingProblems(facts) : []),
    to === 'COMPLETED' && !facts.areShipmentsDelivered ? needed('to', 'The shipment is not delivered yet.') : null,
    to === 'CANCELLED' && facts.postedDocuments > 0
      ? needed('to', 'The job has posted documents. Make credit notes for them first.')
      : null,
    ...(to === 'CANCELLED' ? linkProblems(facts) : []),
    ...(to === 'CLOSED' ? openChargeProblems(facts.charges) : []),
    needsReason && !reason ? needed('reason', 'Say why.') : null,
  ];
  return problems.filter((problem) => problem !== null);
}
