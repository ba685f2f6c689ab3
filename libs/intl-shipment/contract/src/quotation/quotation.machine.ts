import type { Role } from '@freightdesk/shared-access';
import type { FieldProblem } from '@freightdesk/shared-endpoint';

/** Where nothing is sold there is no margin to speak of: what is given away is below any floor. */
const isBelowFloor = (marginPercent: string | null, floorPercent: string): boolean =>
  marginPercent === null || Number(marginPercent) < Number(floorPercent);

const formatPercent = (percent: string | null): string => (percent === null ? '–' : `${percent}%`);

export const quotationStatuses = [
  'DRAFT',
  'PENDING_APPROVAL',
  'SENT',
  'ACCEPTED',
  'REJECTED',
  'EXPIRED',
  'SUPERSEDED',
] as const;
export type QuotationStatus = (typeof quotationStatuses)[number];

export const quotationStatusLabel: Readonly<Record<QuotationStatus, string>> = {
  DRAFT: 'Draft',
  PENDING_APPROVAL: 'Pending approval',
  SENT: 'Sent',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
  EXPIRED: 'Expired',
  SUPERSEDED: 'Superseded',
};

/** The only legal moves, for administrators too. */
const moves: Readonly<Record<QuotationStatus, readonly QuotationStatus[]>> = {
  DRAFT: ['PENDING_APPROVAL', 'SENT'],
  PENDING_APPROVAL: ['DRAFT', 'SENT'],
  SENT: ['ACCEPTED', 'REJECTED', 'EXPIRED', 'SUPERSEDED'],
  EXPIRED: ['SUPERSEDED'],
  ACCEPTED: [],
  REJECTED: ['SUPERSEDED'],
  SUPERSEDED: [],
};

export const allowedQuotationMoves = (status: QuotationStatus): readonly QuotationStatus[] => moves[status];

export const quotationActs = ['send', 'approve', 'return', 'revise', 'accept', 'reject'] as const;
export type QuotationAct = (typeof quotationActs)[number];

/** From which statuses each act leads away. An approved quotation goes out with the approval: nobody sends it once more. */
const actsFrom: Readonly<Record<QuotationAct, readonly QuotationStatus[]>> = {
  send: ['DRAFT'],
  approve: ['PENDING_APPROVAL'],
  return: ['PENDING_APPROVAL'],
  revise: ['SENT', 'EXPIRED', 'REJECTED'],
  accept: ['SENT'],
  reject: ['SENT'],
};

export const mayAct = (act: QuotationAct, status: QuotationStatus): boolean => actsFrom[act].includes(status);

/** What can be done with a quotation now; approving and returning are the administrator's. */
export const quotationActsOf = (status: QuotationStatus, role: Role): readonly QuotationAct[] =>
  quotationActs.filter((act) => mayAct(act, status) && (role === 'ADMIN' || (act !== 'approve' && act !== 'return')));

/** Expiry is no move that somebody makes: a quotation that was sent has expired the day after it was valid. */
export const quotationStatusOn = (
  { status, validUntil }: { status: QuotationStatus; validUntil: string },
  today: string,
): QuotationStatus => (status === 'SENT' && validUntil < today ? 'EXPIRED' : status);

/** Its customer may have it: nothing of a draft, nor of what waits for approval, leaves the house. */
export const isForCustomer = (status: QuotationStatus): boolean => status !== 'DRAFT' && status !== 'PENDING_APPROVAL';

/** What is looked at before a quotation goes out. */
export interface SendingFacts {
  validUntil: string;
  today: string;
  alternatives: readonly {
    name: string | null;
    charges: readonly { sellMinor: number | null }[];
    sellPaise: number | null;
    buyPaise: number | null;
    marginPercent: string | null;
  }[];
}

const isSold = ({ charges }: SendingFacts['alternatives'][number]) =>
  charges.some(({ sellMinor }) => sellMinor !== null && sellMinor > 0);

/** What an alternative lacks to be offered: something that is sold, and a rate for each of its currencies. */
function offerProblem(alternative: SendingFacts['alternatives'][number], index: number): FieldProblem | null {
  const field = `alternatives.${index}.charges`;
  if (!isSold(alternative)) return { field, code: 'required', message: 'Add at least one charge that is sold.' };
  const isRated = alternative.sellPaise !== null && alternative.buyPaise !== null;
  const message =
    'A currency has no exchange rate on this day yet, so the margin cannot be told. Accounts enter rates.';
  return isRated ? null : { field, code: 'no_exchange_rate', message };
}

/** What a quotation lacks to go out, whoever sends or approves it. */
export function sendingProblems({ validUntil, today, alternatives }: SendingFacts): FieldProblem[] {
  const late = { field: 'validUntil', code: 'past', message: 'It would have expired already. Choose a later day.' };
  const problems = [validUntil < today ? late : null, ...alternatives.map(offerProblem)];
  return problems.filter((problem) => problem !== null);
}

/** Why a quotation waits for an administrator, or null where it may go out. The lowest of its alternatives decides. */
export function approvalReason(
  alternatives: readonly { name: string | null; marginPercent: string | null }[],
  floorPercent: string | null,
): { message: string; values: Record<string, string> } | null {
  if (floorPercent === null) return null;
  const low = alternatives.find(({ marginPercent }) => isBelowFloor(marginPercent, floorPercent));
  if (!low) return null;
  const values = { margin: formatPercent(low.marginPercent), floor: formatPercent(floorPercent) };
  return low.name === null || alternatives.length < 2
    ? { message: 'The margin of {{margin}} is below the floor of {{floor}}: an administrator approves it.', values }
    : {
        message: '{{name}}: the margin of {{margin}} is below the floor of {{floor}}: an administrator approves it.',
        values: { ...values, name: low.name },
      };
}
