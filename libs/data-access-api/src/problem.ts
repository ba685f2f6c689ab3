import { commonProblems, type ProblemBody } from '@freightdesk/shared-endpoint';

export const somethingWentWrong = 'Something went wrong';

const endings: readonly string[] = [commonProblems.unauthenticated.code, commonProblems.session_ended.code];

/** The problem body behind a rejection, or null when there was none: no network, or an answer from something in between. */
export function problemOf(error: unknown): ProblemBody | null {
  return isProblem(error) ? error : null;
}

function isProblem(error: unknown): error is ProblemBody {
  return (
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string' &&
    'code' in error &&
    typeof error.code === 'string' &&
    'status' in error &&
    typeof error.status === 'number'
  );
}

/** A sentence for the person. */
export const messageOf = (error: unknown): string => problemOf(error)?.message ?? somethingWentWrong;

/** What to tell those who keep the server. */
export const requestIdOf = (error: unknown): string | null => problemOf(error)?.requestId ?? null;

export const codeOf = (error: unknown): string | null => problemOf(error)?.code ?? null;

/** The server does not know who asks: no token, or one that it no longer takes. A wrong password is another matter. */
export function isUnauthenticated(error: unknown): boolean {
  const problem = problemOf(error);
  return problem?.status === 401 && endings.includes(problem.code);
}
