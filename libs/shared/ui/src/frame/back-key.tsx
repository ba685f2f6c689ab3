import { use, useEffect, useEffectEvent } from 'react';
import { NavigationType, UNSAFE_DataRouterContext as DataRouterContext, useBlocker } from 'react-router-dom';

interface BackKeyProps {
  isTyped: () => boolean;
  close: () => void;
}

function Blocked({ isTyped, close }: BackKeyProps) {
  const { state, reset } = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    const isBack = historyAction === NavigationType.Pop;
    return isBack && (isTyped() || currentLocation.pathname !== nextLocation.pathname);
  });
  const closeInstead = useEffectEvent(() => {
    reset?.();
    close();
  });
  useEffect(() => {
    if (state === 'blocked') closeInstead();
  }, [state]);
  return null;
}

/**
 * The browser's way back closes what stands over a page, as Escape does, and leaves the page where it is. What has an address of
 * its own is closed by it anyway, so there only typed work is asked about. Above all pages there is no way back.
 */
export function BackKey(props: BackKeyProps) {
  return use(DataRouterContext) ? <Blocked {...props} /> : null;
}
