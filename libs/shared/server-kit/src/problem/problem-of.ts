import { STATUS_CODES } from 'node:http';
import {
  commonProblems,
  type FieldProblem,
  type ProblemBody,
  type ProblemKind,
  type ToldSentence,
} from '@freightdesk/shared-endpoint';
import { say, type Sentence } from '@freightdesk/shared-sentence';
import { isDatabaseAway, isRetryable, isStatementTimeout } from '@freightdesk/shared-database';
import { Refusal } from './refusal';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Refusals of the web server itself, before any of our code runs. */
const serverProblems: Record<string, ProblemKind> = {
  FST_ERR_CTP_BODY_TOO_LARGE: commonProblems.payload_too_large,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: commonProblems.unsupported_media_type,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: commonProblems.bad_request,
  FST_ERR_BAD_URL: commonProblems.bad_request,
  FST_ERR_MAX_PARAM_LENGTH: commonProblems.not_found,
  FST_ERR_NOT_FOUND: commonProblems.not_found,
};

/** Values that passed the schemas and that PostgreSQL cannot hold: out of range, not a date, not text. */
const unstorableValue = /^22(003|007|008|021|P02|P05)$/;
const lockTimeout = '55P03';

/** Which problem an error is to the caller. Anything that was not foreseen is `internal`. */
export function kindOf(error: unknown): ProblemKind {
  if (error instanceof Refusal) return error.kind;
  const code = codeOf(error);
  const ofServer = serverProblems[code];
  if (ofServer) return ofServer;
  if (isDatabaseAway(error) || isRetryable(error) || isStatementTimeout(error) || code === lockTimeout) {
    return commonProblems.unavailable;
  }
  if (unstorableValue.test(code)) return commonProblems.invalid;
  return commonProblems.internal;
}

/** As many as a person would read; the answer to a request stays small whatever the request was. */
const mostErrors = 100;

function fewEnough(errors: FieldProblem[]): FieldProblem[] {
  const more = errors.length - mostErrors;
  if (more <= 0) return errors;
  const rest = { field: '', code: 'more', message: 'Not named here: {{more}} more.', values: { more } };
  return [...errors.slice(0, mostErrors), rest];
}

/** In English for whoever reads the answer, and with its values apart for a page that says it in another language. */
export const toldSentence = ({ message, values }: Sentence): ToldSentence => ({
  message: say({ message, values }),
  ...(values && { text: message, values }),
});

/** The problem body of an error (RFC 9457). Of an unforeseen one it says nothing but the request id. */
export function problemOf(error: unknown, requestId: string): ProblemBody {
  const { code, status, message } = kindOf(error);
  const details = error instanceof Refusal ? error.details : {};
  const sentence = toldSentence({ message: details.message ?? message, values: details.values });
  return {
    ...details.members,
    type: `urn:freightdesk:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: sentence.message,
    ...sentence,
    code,
    requestId,
    ...(details.errors && {
      errors: fewEnough(details.errors).map(({ field, code: why, ...words }) => ({
        field,
        code: why,
        ...toldSentence(words),
      })),
    }),
  };
}

/** Headers that belong to a problem: where to come in, when to come again. */
export function problemHeaders({ status, retryAfterSeconds }: ProblemBody): Record<string, string> {
  if (typeof retryAfterSeconds === 'number') return { 'retry-after': String(retryAfterSeconds) };
  if (status === 401) return { 'www-authenticate': 'Bearer' };
  if (status === 503) return { 'retry-after': '2' };
  return {};
}
