import type { Clock } from '@freightdesk/shared-calendar';
import { useEffect, useEffectEvent } from 'react';
import { tokenExpiry } from './token-expiry';

/** Browsers fire a longer timer at once, so a far expiry is waited for in pieces. */
const longestTimerMs = 24 * 60 * 60 * 1000;

/** Calls back when the token reaches its expiry. */
export function useExpiryTimer(token: string | null, clock: Clock, onExpiry: () => void): void {
  const expire = useEffectEvent(onExpiry);
  useEffect(() => {
    const expiry = token === null ? null : tokenExpiry(token);
    if (expiry === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      const leftMs = expiry * 1000 - clock.now().getTime();
      if (leftMs <= 0) expire();
      else timer = setTimeout(wait, Math.min(leftMs, longestTimerMs));
    };
    timer = setTimeout(wait, 0);
    // Timers stand still while the machine sleeps; a page that is looked at again counts anew.
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [token, clock]);
}
