import type { FieldProblem } from '@freightdesk/shared-endpoint';

export const leadStages = ['NEW', 'CONTACTED', 'QUALIFIED', 'QUOTED', 'NEGOTIATION', 'WON', 'LOST', 'ON_HOLD'] as const;
export type LeadStage = (typeof leadStages)[number];

export const leadStageLabel: Readonly<Record<LeadStage, string>> = {
  NEW: 'New',
  CONTACTED: 'Contacted',
  QUALIFIED: 'Qualified',
  QUOTED: 'Quoted',
  NEGOTIATION: 'Negotiation',
  WON: 'Won',
  LOST: 'Lost',
  ON_HOLD: 'On hold',
};

export const lostReasons = [
  'PRICE',
  'TRANSIT_TIME',
  'NO_SPACE',
  'CREDIT_TERMS',
  'COMPETITOR',
  'NO_RESPONSE',
  'CANCELLED_BY_CUSTOMER',
  'OTHER',
] as const;
export type LostReason = (typeof lostReasons)[number];

export const lostReasonLabel: Readonly<Record<LostReason, string>> = {
  PRICE: 'Price',
  TRANSIT_TIME: 'Transit time',
  NO_SPACE: 'No space',
  CREDIT_TERMS: 'Credit terms',
  COMPETITOR: 'Competitor',
  NO_RESPONSE: 'No response',
  CANCELLED_BY_CUSTOMER: 'Cancelled by the customer',
  OTHER: 'Other',
};

/** The only legal moves, for administrators too. */
const moves: Readonly<Record<LeadStage, readonly LeadStage[]>> = {
  NEW: ['CONTACTED', 'QUALIFIED', 'QUOTED', 'LOST', 'ON_HOLD'],
  CONTACTED: ['QUALIFIED', 'QUOTED', 'LOST', 'ON_HOLD'],
  QUALIFIED: ['QUOTED', 'LOST', 'ON_HOLD'],
  QUOTED: ['NEGOTIATION', 'WON', 'LOST', 'ON_HOLD'],
  NEGOTIATION: ['QUOTED', 'WON', 'LOST', 'ON_HOLD'],
  ON_HOLD: ['CONTACTED', 'QUOTED', 'LOST'],
  LOST: ['CONTACTED'],
  WON: [],
};

export const allowedLeadMoves = (stage: LeadStage): readonly LeadStage[] => moves[stage];

/** The way of a lead that goes well, a step after another; LOST and ON_HOLD lie beside it. */
const pipeline: readonly LeadStage[] = ['NEW', 'CONTACTED', 'QUALIFIED', 'QUOTED', 'NEGOTIATION', 'WON'];

/** Where one step on the way leads, forth or back, of what the stage allows; null where none does. */
export function leadStageBeside(stage: LeadStage, step: 1 | -1): LeadStage | null {
  const at = pipeline.indexOf(stage);
  const ahead = step === 1 ? pipeline.slice(at + 1) : pipeline.slice(0, Math.max(at, 0)).reverse();
  // What lies beside the way comes back to where it may begin again.
  const steps = at === -1 ? (step === 1 ? [] : pipeline) : ahead;
  return steps.find((to) => moves[stage].includes(to)) ?? null;
}

/** Stages from which `convert` wins the lead and makes its jobcard or docket in one step. */
export const convertibleStages: readonly LeadStage[] = ['NEW', 'CONTACTED', 'QUALIFIED', 'QUOTED', 'NEGOTIATION'];

/** An open lead always has a next follow-up. */
export const isOpenLead = (stage: LeadStage): boolean => stage !== 'WON' && stage !== 'LOST';

export const openLeadStages: readonly LeadStage[] = leadStages.filter(isOpenLead);

/** Nobody has followed up though the time has come. */
export const isFollowUpOverdue = (
  { stage, nextFollowUpAt }: { stage: LeadStage; nextFollowUpAt: string | null },
  now: Date,
): boolean => isOpenLead(stage) && nextFollowUpAt !== null && Date.parse(nextFollowUpAt) < now.getTime();

/** Once someone has worked on a lead it is part of the record. */
export const isDeletableLead = ({ stage, jobcardId }: { stage: LeadStage; jobcardId: string | null }): boolean =>
  stage === 'NEW' && jobcardId === null;

/** A lead without a telephone number and an e-mail address can't be followed up. */
export const isReachable = ({ mobile, email }: { mobile?: string | null; email?: string | null }): boolean =>
  Boolean(mobile) || Boolean(email);

export interface LeadMove {
  from: LeadStage;
  to: LeadStage;
  lostReason?: LostReason | null;
  nextFollowUpAt?: string | null;
  reason?: string | null;
  quotationId?: string | null;
  withoutQuotationReason?: string | null;
}

/** What the record itself knows; a person can't state it. */
export interface LeadFacts {
  now: Date;
  hasQuotation: boolean;
  hasSentQuotation: boolean;
}

const needed = (field: string, message: string): FieldProblem => ({ field, code: 'required', message });

/** A win names the accepted quotation, or why there was none. Asked by the move to WON and by `convert` alike. */
export function winningProblem(
  { quotationId, withoutQuotationReason }: Pick<LeadMove, 'quotationId' | 'withoutQuotationReason'>,
  { hasQuotation }: Pick<LeadFacts, 'hasQuotation'>,
): FieldProblem | null {
  if (quotationId) return null;
  if (hasQuotation) return needed('quotationId', 'Choose the quotation that was accepted.');
  return withoutQuotationReason
    ? null
    : needed('withoutQuotationReason', 'Say why the lead is won without a quotation.');
}

const isAhead = (instant: string | null | undefined, now: Date): boolean =>
  instant != null && Date.parse(instant) > now.getTime();

/** What is said of a call, a visit or a message: an open lead is never left without the next. */
export const followUpProblems = (
  { stage, nextFollowUpAt }: { stage: LeadStage; nextFollowUpAt?: string | null | undefined },
  now: Date,
): FieldProblem[] =>
  isOpenLead(stage) && !isAhead(nextFollowUpAt, now)
    ? [needed('nextFollowUpAt', 'Choose when to follow up; it must be ahead of now.')]
    : [];

/** Whoever is spoken to for the first time is contacted. */
export const stageAfterFollowUp = (stage: LeadStage): LeadStage => (stage === 'NEW' ? 'CONTACTED' : stage);

/** What a legal move still lacks; empty when it may be made. */
export function leadMoveProblems(move: LeadMove, facts: LeadFacts): FieldProblem[] {
  const { from, to, lostReason, nextFollowUpAt, reason } = move;
  const problems: (FieldProblem | null)[] = [
    to === 'QUOTED' && !facts.hasSentQuotation ? needed('to', 'Send a quotation first.') : null,
    to === 'WON' ? winningProblem(move, facts) : null,
    to === 'LOST' && !lostReason ? needed('lostReason', 'Say why the lead was lost.') : null,
    to === 'ON_HOLD' && !isAhead(nextFollowUpAt, facts.now)
      ? needed('nextFollowUpAt', 'Choose when to follow up; it must be ahead of now.')
      : null,
    from === 'LOST' && !reason ? needed('reason', 'Say why the lost lead is taken up again.') : null,
  ];
  return problems.filter((problem) => problem !== null);
}
