import { useEffect, useEffectEvent } from 'react';

interface AwaitingOptions<Asked> {
  /** What was asked for before the options were there; null where nothing is. */
  asked: Asked | null;
  /** Whether the options for it are there. */
  isAnswered: boolean;
  /** Told that it waits; what it answers is called once it has been understood, or was given up. */
  onAwait: () => () => void;
  understand: (asked: Asked) => void;
}

/** A key that is pressed before the options are there means, once they have come, what it would have meant with them. */
export function useAwaiting<Asked>({ asked, isAnswered, onAwait, understand }: AwaitingOptions<Asked>): void {
  const isAwaited = asked !== null;
  useEffect(() => (isAwaited ? onAwait() : undefined), [isAwaited, onAwait]);
  const onAnswered = useEffectEvent(() => {
    if (asked !== null) understand(asked);
  });
  const isSettled = isAwaited && isAnswered;
  useEffect(() => {
    if (isSettled) onAnswered();
  }, [isSettled]);
}
