import { lazy, Suspense } from 'react';
import { isBehindDialog, usePageKeys } from '../page-keys';
import type { CommandDialogProps } from './command-dialog';

const CommandDialog = lazy(async () => ({ default: (await import('./command-dialog')).CommandDialog }));

interface CommandPaletteProps extends CommandDialogProps {
  isOpen: boolean;
  onOpen: () => void;
}

const asksForPalette = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';

/** Opens by Ctrl+K or Cmd+K, or by the button in the header. Fetched when it is first opened. */
export function CommandPalette({ isOpen, onOpen, ...dialog }: CommandPaletteProps) {
  usePageKeys((event) => {
    if (!asksForPalette(event)) return;
    // The browser's own Ctrl+K leaves the page for its search bar.
    event.preventDefault();
    if (isOpen) dialog.onClose();
    else if (!isBehindDialog()) onOpen();
  });

  if (!isOpen) return null;
  return (
    <Suspense>
      <CommandDialog {...dialog} />
    </Suspense>
  );
}
