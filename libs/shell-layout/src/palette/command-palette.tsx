import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import type { CommandDialogProps } from './command-dialog';

const CommandDialog = lazy(async () => ({ default: (await import('./command-dialog')).CommandDialog }));

interface CommandPaletteProps extends CommandDialogProps {
  isOpen: boolean;
  onOpen: () => void;
}

const asksForPalette = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';

/** What is being typed into a dialog must not be left by a slip of the hand. */
const isBehindDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Opens by Ctrl+K or Cmd+K, or by the button in the header. Fetched when it is first opened. */
export function CommandPalette({ isOpen, onOpen, ...dialog }: CommandPaletteProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!asksForPalette(event)) return;
    // The browser's own Ctrl+K leaves the page for its search bar.
    event.preventDefault();
    if (isOpen) dialog.onClose();
    else if (!isBehindDialog()) onOpen();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  if (!isOpen) return null;
  return (
    <Suspense>
      <CommandDialog {...dialog} />
    </Suspense>
  );
}
