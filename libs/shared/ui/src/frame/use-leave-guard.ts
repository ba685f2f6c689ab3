import { useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** The state of a way away from a record that is no more: nothing that is typed of it can be kept. */
export const awayFromGone = { isGone: true } as const;

const leadsAwayFromGone = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isGone') === true;

/** Holds a person back from leaving a page with typed work on it until they say so. */
export function useLeaveGuard(isDirty: () => boolean) {
  const isReleased = useRef(false);
  /** Where the person wants to go by the form's own way out. */
  const [way, setWay] = useState<{ go: () => void } | null>(null);
  const isHeld = () => isDirty() && !isReleased.current;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return isHeld() && currentLocation.pathname !== nextLocation.pathname && !leadsAwayFromGone(nextLocation.state);
  });
  useBeforeUnload((event) => {
    if (isHeld()) event.preventDefault();
  });
  const goFreely = (go: () => void) => {
    isReleased.current = true;
    go();
    // A form that is taken back in its place holds what is typed into it next.
    isReleased.current = false;
  };
  return {
    isAsking: way !== null || blocker.state === 'blocked',
    /** Asks first, and goes where the person says so. */
    ask: (go: () => void) => setWay({ go }),
    leave: () => {
      setWay(null);
      if (way) goFreely(way.go);
      else blocker.proceed?.();
    },
    stay: () => {
      setWay(null);
      blocker.reset?.();
    },
    /** The work is saved; the page may be left. */
    release: () => {
      isReleased.current = true;
    },
  };
}
