import { useEffect, useState } from 'react';

const searchDelayMs = 200;

/** The text as it was when typing last paused. */
export function useDeferredText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
