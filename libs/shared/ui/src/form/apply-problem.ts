import type { FieldValues } from 'react-hook-form';
import { shownProblem } from '../faces/shown-problem';
import type { SchemaForm } from './use-schema-form';

/**
 * Puts the server's complaints on the fields they are about and the cursor into the first of them. Complaints about what is
 * not on the screen are returned, so that they can be told above the buttons.
 */
export function applyProblem<Values extends FieldValues>(form: SchemaForm<Values>, problem: unknown): string[] {
  const untold: string[] = [];
  let isFirst = true;
  for (const { field, message } of shownProblem(problem).errors) {
    const path = form.shown.get(field)?.path;
    if (path === undefined) {
      untold.push(message);
    } else {
      form.setError(path, { type: 'server', message }, { shouldFocus: isFirst });
      isFirst = false;
    }
  }
  return untold;
}
