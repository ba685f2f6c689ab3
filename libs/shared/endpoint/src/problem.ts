import { futureDateMessage } from '@freightdesk/shared-calendar';
import type { Sentence, SentenceValues } from '@freightdesk/shared-sentence';

/** Why a field was refused; `field` is a path like `lines.0.gstRate`. */
export interface FieldProblem extends Sentence {
  field: string;
  code: string;
}

/**
 * An expected refusal of the contract: an HTTP status and a sentence a clerk understands, which needs no values. One that
 * names the case stands beside it in the contract, with places for what it names. Keyed by its code.
 */
export interface ProblemKind {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** A sentence as an answer tells it: in English, and where it has values as the text and what stands in its places. */
export interface ToldSentence {
  message: string;
  text?: string;
  values?: SentenceValues;
}

/** RFC 9457 problem details, the body of every answer that is not 2xx. Refusals may add members, such as `current`. */
export interface ProblemBody extends ToldSentence {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  requestId: string;
  errors?: (ToldSentence & { field: string; code: string })[];
  [member: string]: unknown;
}

type Sentences = Readonly<Record<string, { readonly status: number; readonly message: string }>>;

/** Names a domain's refusals once: `defineProblems({ bank_in_use: { status: 409, message: '...' } })`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineProblems<S extends Sentences>(sentences: S): { readonly [Code in keyof S]: ProblemKind } {
  const entries = Object.entries(sentences).map(([code, rest]) => [code, { code, ...rest }]);
  return Object.fromEntries(entries) as { [Code in keyof S]: ProblemKind };
}

/** Refusals any endpoint may give. */
export const commonProblems = defineProblems({
  unauthenticated: { status: 401, message: 'Please sign in.' },
  session_ended: { status: 401, message: 'Your session has ended. Please sign in again.' },
  forbidden: { status: 403, message: 'Your role does not include this.' },
  not_found: { status: 404, message: 'It does not exist, or no longer does.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  bad_request: { status: 400, message: 'The request could not be understood.' },
  payload_too_large: { status: 413, message: 'That is more than can be sent at once.' },
  unsupported_media_type: { status: 415, message: 'The request must be JSON.' },
  invalid: { status: 422, message: 'Please correct the marked fields.' },
  stale_version: {
    status: 409,
    message: 'Someone changed this record meanwhile. Look at the current one and try again.',
  },
  idempotency_mismatch: {
    status: 422,
    message: 'This was saved already, before your last change. Look for it in the list, and change it there.',
  },
  in_progress: { status: 409, message: 'The same request is still being worked on.' },
  already_done: { status: 409, message: 'This was already done; its one-time link was shown then.' },
  /** At the field of the date. */
  future_date: { status: 422, message: futureDateMessage },
  period_locked: { status: 409, message: 'The books are locked for that date.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment.' },
  unavailable: { status: 503, message: 'The database is away for a moment. Please try again.' },
  internal: { status: 500, message: 'Something went wrong' },
});
