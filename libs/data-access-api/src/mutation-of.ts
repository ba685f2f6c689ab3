import type { Endpoint } from '@freightdesk/shared-endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { call } from './call';

export const newIdempotencyKey = (): string => crypto.randomUUID();

interface Write {
  /** Made when a form opens, so that a second try of the same form is the same write. Without it every call is its own. */
  idempotencyKey?: string;
}

/** `useMutation(mutationOf(deleteBank))`. What the endpoint touches is fetched anew after success. */
export function mutationOf<Input, Output>(endpoint: Endpoint<Input, Output>, { idempotencyKey }: Write = {}) {
  return mutationOptions({
    mutationFn: (input: Input) =>
      call(endpoint, input, endpoint.idempotent ? { idempotencyKey: idempotencyKey ?? newIdempotencyKey() } : {}),
    meta: { touches: endpoint.touches },
  });
}
