import { useEffect, useEffectEvent } from 'react';

/** Hears every key that is pressed on the page, wherever the focus is. */
export function usePageKeys(press: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(press);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** What is being typed into a dialog must not be left by a slip of the hand. */
export const isBehindDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
