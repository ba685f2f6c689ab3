import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { mutationOf, newIdempotencyKey } from './mutation-of';

/** A key made when the form opens; `renew` after a success, because what comes next is another write. */
export function useIdempotencyKey(): { idempotencyKey: string; renew: () => void } {
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const renew = useCallback(() => setKey(newIdempotencyKey()), []);
  return { idempotencyKey, renew };
}

/** Sends what an open form holds: however often it is sent, it is done once. */
export function useSave<Input, Output>(endpoint: Endpoint<Input, Output>): (input: Input) => Promise<Output> {
  const { idempotencyKey, renew } = useIdempotencyKey();
  const { mutateAsync } = useMutation({ ...mutationOf(endpoint, { idempotencyKey }), onSuccess: renew });
  return useCallback((input) => mutateAsync(input), [mutateAsync]);
}
