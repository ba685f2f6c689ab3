import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * An act that is the same from drawing to drawing and does what the latest one does: a part that takes it is drawn anew only for what it shows.
 * For what a person does; while a page is drawn it does what the one before did.
 */
export function useSteady<Args extends unknown[], Answer>(act: (...args: Args) => Answer): (...args: Args) => Answer {
  const latest = useRef(act);
  useInsertionEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
