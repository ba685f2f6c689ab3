import type { Sentence } from '@freightdesk/shared-sentence';
import type { FieldValues } from 'react-hook-form';
import { shownProblem } from '../faces/shown-problem';
import type { SchemaForm } from './use-schema-form';

/**
 * Puts the server's problems on the fields they are about and the cursor into the first of them. Problems of what is
 * not on the screen are returned, so that they can be told above the buttons.
 */
export function applyProblem<Values extends FieldValues>(form: SchemaForm<Values>, problem: unknown): Sentence[] {
  const untold: Sentence[] = [];
  let isFirst = true;
  for (const { field, ...sentence } of shownProblem(problem).errors) {
    const resting = form.resting.get(field);
    const path = (resting ?? form.shown.get(field))?.path;
    if (path === undefined) {
      untold.push(sentence);
    } else {
      const told = { type: 'server', ...sentence };
      form.setError(path, told, { shouldFocus: isFirst });
      if (isFirst) resting?.goTo();
      isFirst = false;
    }
  }
  return untold;
}
