/** What of a failure is put before a person. */
export interface ShownProblem {
  message: string;
  requestId: string | null;
  errors: readonly { field: string; message: string }[];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const isFieldError = (value: unknown): value is { field: string; message: string } =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** Reads a rejection of the API by its shape: a problem body, or anything else, of which nothing can be said. */
export function shownProblem(error: unknown): ShownProblem {
  const body: { message?: unknown; requestId?: unknown; errors?: unknown } =
    typeof error === 'object' && error !== null && !(error instanceof Error) ? error : {};
  return {
    message: textOf(body.message) ?? 'Something went wrong',
    requestId: textOf(body.requestId),
    errors: Array.isArray(body.errors) ? body.errors.filter(isFieldError) : [],
  };
}
