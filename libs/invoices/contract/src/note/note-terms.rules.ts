import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { problem } from '../document/amount.rules';

interface NoteTerms {
  full?: boolean | undefined;
  lines?: readonly unknown[] | undefined;
}

/** A note takes the whole, or lines; never both and never neither. */
export function noteTermsProblems({ full, lines }: NoteTerms): FieldProblem[] {
  if (full === true && lines !== undefined) return [problem('lines', 'both', 'Say either the whole or the lines.')];
  if (full !== true && lines === undefined) return [problem('lines', 'required', 'Say the whole or the lines.')];
  return [];
}
