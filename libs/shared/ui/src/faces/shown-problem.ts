import { type Sentence, valuesFor } from '@freightdesk/shared-sentence';

/** What of a failure is put before a person. */
export interface ShownProblem extends Sentence {
  /** To be told to those who keep the server, so only where it failed. */
  requestId: string | null;
  errors: readonly (Sentence & { field: string })[];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The members of an answer that are shown, whatever they hold. */
interface Told {
  message?: unknown;
  text?: unknown;
  values?: unknown;
  field?: unknown;
  status?: unknown;
  requestId?: unknown;
  errors?: unknown;
}

const toldIn = (value: unknown): Told =>
  typeof value === 'object' && value !== null && !(value instanceof Error) ? value : {};

/** What an answer tells: its text with the values apart where it has them, or the sentence that needs none. */
function sentenceOf({ message, text, values: given }: Told): Sentence | null {
  const words = textOf(text) ?? textOf(message);
  if (words === null) return null;
  const values = valuesFor(words, given);
  return { message: words, ...(values && { values }) };
}

function fieldErrorOf(error: unknown): ShownProblem['errors'] {
  const told = toldIn(error);
  const sentence = sentenceOf(told);
  return sentence && typeof told.field === 'string' ? [{ field: told.field, ...sentence }] : [];
}

/** What was refused for a reason is for the person to put right: a number to report would only frighten. */
const isRefused = ({ status }: Told): boolean => typeof status === 'number' && status < 500;

/** Reads a rejection of the API by its shape: a problem body, or anything else, of which nothing can be said. */
export function shownProblem(error: unknown): ShownProblem {
  const body = toldIn(error);
  return {
    ...(sentenceOf(body) ?? { message: 'Something went wrong' }),
    requestId: isRefused(body) ? null : textOf(body.requestId),
    errors: Array.isArray(body.errors) ? body.errors.flatMap(fieldErrorOf) : [],
  };
}
