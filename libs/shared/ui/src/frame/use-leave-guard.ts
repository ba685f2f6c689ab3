import { useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Holds a person back from leaving a page with typed work on it until they say so. */
export function useLeaveGuard(isDirty: () => boolean) {
  const isReleased = useRef(false);
  const isHeld = () => isDirty() && !isReleased.current;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return isHeld() && currentLocation.pathname !== nextLocation.pathname;
  });
  useBeforeUnload((event) => {
    if (isHeld()) event.preventDefault();
  });
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    /** The work is saved; the page may be left. */
    release: () => {
      isReleased.current = true;
    },
  };
}
