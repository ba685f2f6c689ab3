import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { type Schema, ValidationError } from '@freightdesk/shared-endpoint/schema';

interface TestedAt {
  readonly path: string;
  createError(problem: { path: string; message: string }): ValidationError;
}

/** Flaws between fields land on their fields. They are asked once each field is right alone, for they read all of them. */
export const flawsBetweenFields =
  <Terms>(fieldsAlone: Schema, flawsOf: (terms: Terms) => FieldProblem[]) =>
  (terms: Terms, context: TestedAt): true | ValidationError => {
    if (!fieldsAlone.isValidSync(terms, { strict: true })) return true;
    const flaws = flawsOf(terms).map(({ field, message }) => context.createError({ path: field, message }));
    return flaws.length === 0 || new ValidationError(flaws, terms, context.path);
  };
