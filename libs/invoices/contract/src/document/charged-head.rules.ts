import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { ProblemKind } from '@freightdesk/shared-endpoint';
import { type ChargeHead, headRateOn } from '@freightdesk/tax-contract';
import { chargedHeadProblems as problems } from './charged-head.errors';

/** What of a charge head a line takes over. */
export type ChargedHead = Pick<
  ChargeHead,
  'id' | 'name' | 'sac' | 'rates' | 'pureAgent' | 'incomeAccountCode' | 'costAccountCode' | 'active'
>;

interface Charged {
  /** The document's own; a bill of a vendor has none. */
  kind?: string | undefined;
  date: BusinessDate;
}

/** What a vendor bills bears his own code and rate, so it is enough that the head is there. */
export function boughtHeadProblem(head: ChargedHead | undefined): ProblemKind | null {
  if (!head) return problems.unknown_charge_head;
  return head.active ? null : problems.charge_head_not_in_use;
}

/** What we charge is taxed as its head says on the document's date; what we paid for the customer is not taxed at all. */
export function soldHeadProblem(head: ChargedHead | undefined, { kind, date }: Charged): ProblemKind | null {
  const missing = boughtHeadProblem(head);
  if (missing || !head || kind === 'REIMBURSEMENT') return missing;
  if (head.pureAgent) return problems.paid_on_behalf;
  if (head.sac === null) return problems.charge_head_without_sac;
  return headRateOn(head.rates, date) === null ? problems.charge_head_without_rate : null;
}

/** How a line of a head is priced on a date, as far as the head says: what a form fills in. */
export const lineOfHead = ({ sac, rates }: Pick<ChargedHead, 'sac' | 'rates'>, date: BusinessDate) => {
  const rate = headRateOn(rates, date);
  return { ...(sac && { sac }), ...(rate && { gstRate: rate.gstRate, taxability: rate.taxability }) };
};
