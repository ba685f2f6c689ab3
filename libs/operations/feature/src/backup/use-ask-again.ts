import { useEffect, useEffectEvent } from 'react';

const askEveryMs = 3_000;

/** Asks the server again and again while it is at something that it tells nobody of. */
export function useAskAgain(isAtIt: boolean, ask: () => void): void {
  const onTurn = useEffectEvent(ask);
  useEffect(() => {
    if (!isAtIt) return undefined;
    const timer = setInterval(() => onTurn(), askEveryMs);
    return () => clearInterval(timer);
  }, [isAtIt]);
}
