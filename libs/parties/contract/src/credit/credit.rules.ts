import type { Sentence } from '@freightdesk/shared-sentence';
import type { CreditStatus } from '../party/party.kinds';
import { creditProblems, limitBeyondMoney } from './credit.errors';

/** What a customer was allowed. */
export interface CreditTerms {
  name: string;
  /** Null where nothing was said: whatever is billed may stand open. */
  creditLimitPaise?: number | null | undefined;
  creditStatus?: CreditStatus | undefined;
  creditStatusReason?: string | null | undefined;
}

export interface CreditAsked {
  /** What the customer owes by documents that are issued. */
  outstandingPaise: number;
  /** What the document comes to that is to be issued, or the booking. */
  documentPaise: number;
  /** Up to where an administrator approved this very document; null where nobody did. */
  approvedPaise: number | null;
}

export interface CreditProblem extends Sentence {
  code: 'credit_hold' | 'credit_limit';
}

/** Whether anything is to be asked at all: most customers are neither limited nor held. */
export const isCreditAsked = ({ creditLimitPaise, creditStatus }: Omit<CreditTerms, 'name'>): boolean =>
  creditStatus === 'HOLD' || typeof creditLimitPaise === 'number';

/**
 * Why a document or a booking of a customer must wait for an approval, with the figures as `written` has them; null where it need not.
 * How an amount is written is handed in: what a party is knows nothing of money.
 */
export function creditProblem(
  terms: CreditTerms,
  asked: CreditAsked,
  written: (paise: number) => string,
): CreditProblem | null {
  const rupees = (paise: number) => `₹ ${written(paise)}`;
  const { name, creditLimitPaise: limit, creditStatus, creditStatusReason } = terms;
  const { outstandingPaise: outstanding, documentPaise: document, approvedPaise } = asked;
  if (approvedPaise !== null && document <= approvedPaise) return null;
  if (creditStatus === 'HOLD') {
    const { message } = creditProblems.credit_hold;
    return { code: 'credit_hold', message, values: { name, reason: creditStatusReason ?? '–' } };
  }
  if (typeof limit !== 'number' || outstanding + document <= limit) return null;
  const values = { name, limit: rupees(limit), document: rupees(document) };
  return outstanding < 0
    ? { code: 'credit_limit', message: limitBeyondMoney, values: { ...values, held: rupees(-outstanding) } }
    : {
        code: 'credit_limit',
        message: creditProblems.credit_limit.message,
        values: { ...values, outstanding: rupees(outstanding) },
      };
}
