import type { ProblemKind } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';

/** Refuses at fields of the form; the first one gives the code and the sentence. */
export function refuseAt(problem: ProblemKind, ...fields: readonly string[]): never {
  const { code, message } = problem;
  return refuse(problem, { errors: fields.map((field) => ({ field, code, message })) });
}
