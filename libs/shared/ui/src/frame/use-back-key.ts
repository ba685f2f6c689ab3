import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';

/**
 * The browser's way back closes what stands over a page, as Escape does, and leaves the page where it is. What has an address of
 * its own is closed by it anyway, so there only typed work is asked about.
 */
export function useBackKey(isTyped: () => boolean, close: () => void): void {
  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    const isBack = historyAction === NavigationType.Pop;
    return isBack && (isTyped() || currentLocation.pathname !== nextLocation.pathname);
  });
  const { state, reset } = blocker;
  const closeInstead = useEffectEvent(() => {
    reset?.();
    close();
  });
  useEffect(() => {
    if (state === 'blocked') closeInstead();
  }, [state]);
}
