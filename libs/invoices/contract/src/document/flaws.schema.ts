import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { ValidationError } from '@freightdesk/shared-endpoint/schema';

interface TestedAt {
  readonly path: string;
  createError(problem: { path: string; message: string }): ValidationError;
}

/** Flaws between fields land on their fields. */
export const flawsBetweenFields =
  <Terms>(flawsOf: (terms: Terms) => FieldProblem[]) =>
  (terms: Terms, context: TestedAt): true | ValidationError => {
    const flaws = flawsOf(terms).map(({ field, message }) => context.createError({ path: field, message }));
    return flaws.length === 0 || new ValidationError(flaws, terms, context.path);
  };
