import { useEffect, useState } from 'react';

const pauseMs = 120;

/** The text as it was when typing last paused. */
export function usePaused(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
