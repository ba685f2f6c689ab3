import {
  type CreditedRecord,
  creditProblem,
  creditProblems,
  creditToldShort,
  isCreditAsked,
  taxDataPermission,
} from '@freightdesk/parties-contract';
import { can } from '@freightdesk/shared-access';
import { formatPaise } from '@freightdesk/shared-money';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { approvedFor, creditTermsOf } from './credit.repository';
import type { CreditPorts } from './credit-standing';

/** What is to be issued to a customer, or booked for one. */
export interface Credited {
  partyId: string;
  record: CreditedRecord;
  recordId: string;
  documentPaise: number;
}

export type WithinCredit = (context: WriteContext, asked: Credited) => Promise<void>;

/**
 * Refuses what a customer has no credit for, unless an administrator approved it. Handed to whoever issues and books by the app's
 * wiring: none of them knows what else the customer owes. Accounts are told the figures, all others only that it waits.
 */
export const withinCredit =
  ({ outstandingOf }: CreditPorts): WithinCredit =>
  async ({ tx, actor }, { documentPaise, ...draft }) => {
    const terms = await creditTermsOf(tx, draft.partyId);
    if (!terms || !isCreditAsked(terms)) return;
    const outstandingPaise = await outstandingOf(tx, draft.partyId);
    const asked = { outstandingPaise, documentPaise, approvedPaise: await approvedFor(tx, draft) };
    const problem = creditProblem(terms, asked, formatPaise);
    if (!problem) return;
    const isTold = can(actor.role, taxDataPermission, 'server');
    const { message, values } = problem;
    refuse(
      creditProblems[problem.code],
      isTold ? { message, ...(values && { values }) } : { message: creditToldShort },
    );
  };
