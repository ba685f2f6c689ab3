import type { Endpoint } from '@freightdesk/shared-endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { call } from './call';
import { currentConfiguration } from './configuration';
import { problemOf } from './problem';

export const newIdempotencyKey = (): string => crypto.randomUUID();

interface Write {
  /** Made when a form opens, so that a second try of the same form is the same write. Without it every call is its own. */
  idempotencyKey?: string;
}

/** A server that is busy or restarts is asked once more before a person is: its key makes the second try the same write. */
async function keyed<Input, Output>(endpoint: Endpoint<Input, Output>, input: NoInfer<Input>, idempotencyKey: string) {
  const ask = () => call(endpoint, input, { idempotencyKey });
  try {
    return await ask();
  } catch (error) {
    if (problemOf(error)?.status !== 503) throw error;
    await new Promise((done) => setTimeout(done, currentConfiguration().pauseMs));
    return ask();
  }
}

/** `useMutation(mutationOf(deleteBank))`. What the endpoint touches is fetched anew after success. */
export function mutationOf<Input, Output>(endpoint: Endpoint<Input, Output>, { idempotencyKey }: Write = {}) {
  return mutationOptions({
    mutationFn: (input: Input) =>
      endpoint.idempotent ? keyed(endpoint, input, idempotencyKey ?? newIdempotencyKey()) : call(endpoint, input),
    meta: { touches: endpoint.touches },
  });
}
