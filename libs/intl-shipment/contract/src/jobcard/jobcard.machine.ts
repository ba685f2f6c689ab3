import type { Role } from '@freightdesk/shared-access';
import type { FieldProblem } from '@freightdesk/shared-endpoint';

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

/** What the job itself knows when it is moved. */
export interface JobcardFacts {
  incoterm?: string | null;
  commodity?: string | null;
  hasPackages: boolean;
  areShipmentsDelivered: boolean;
  /** Posted sale and purchase documents that are not reversed. */
  postedDocuments: number;
}

const needed = (field: string, message: string): FieldProblem => ({ field, code: 'required', message });

const openingFlaws = ({ incoterm, commodity, hasPackages }: JobcardFacts) => [
  incoterm ? null : needed('incoterm', 'Choose the Incoterm before the job is opened.'),
  commodity || hasPackages ? null : needed('commodity', 'Name the commodity or add a line of packages.'),
];

/** What a legal move still lacks. Mode, direction, customer and route are on every jobcard already. */
export function jobcardMoveFlaws(
  { to, reason }: { to: JobcardStatus; reason?: string | null },
  facts: JobcardFacts,
): FieldProblem[] {
  const needsReason = to === 'CANCELLED' || to === 'REOPENED';
  const flaws = [
    ...(to === 'OPEN' ? openingFlaws(facts) : []),
    to === 'COMPLETED' && !facts.areShipmentsDelivered ? needed('to', 'The shipment is not delivered yet.') : null,
    to === 'CANCELLED' && facts.postedDocuments > 0
      ? needed('to', 'The job has posted documents. Make credit notes for them first.')
      : null,
    needsReason && !reason ? needed('reason', 'Say why.') : null,
  ];
  return flaws.filter((flaw) => flaw !== null);
}
