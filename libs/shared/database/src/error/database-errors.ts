import { codeOf, textOf } from './error-facts';

/** The codes are those of https://www.postgresql.org/docs/current/errcodes-appendix.html. */
function breaks(error: unknown, code: string, constraint: string | undefined): boolean {
  return codeOf(error) === code && (constraint === undefined || textOf(error, 'constraint') === constraint);
}

/** Two rows with one key; `constraint` narrows it to one index or constraint by name. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return breaks(error, '23505', constraint);
}

/** A row that is referred to, or refers to nothing. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return breaks(error, '23503', constraint);
}

/** A check constraint, or a trigger that refuses under the name of one (`voucher_must_balance`, `period_locked`). */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return breaks(error, '23514', constraint);
}

/** PostgreSQL ended this transaction in favour of another; the same work may succeed when done again. */
export function isRetryable(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}

/** Refused only because an earlier statement of its transaction failed. */
export function isFollowUp(error: unknown): boolean {
  return codeOf(error) === '25P02';
}

/** The statement took longer than the server allows. */
export function isStatementTimeout(error: unknown): boolean {
  return codeOf(error) === '57014';
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** A socket that is not there, or before which too many wait; of a file the same codes say something else. */
const socketCodes = new Set(['ENOENT', 'EAGAIN']);

/** What `pg` says, without a code, when the connection breaks or none can be had. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** No database answers now: 503 with Retry-After. Classes 08 (connection), 53 (resources: disk full, too many), 57P (shutting down). */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined && socketCodes.has(code)) return textOf(error, 'syscall') === 'connect';
  if (code !== undefined) return networkCodes.has(code) || /^(08|53)...$|^57P0[1-4]$|^25006$/.test(code);
  return lostConnection.test(textOf(error, 'message') ?? '');
}
