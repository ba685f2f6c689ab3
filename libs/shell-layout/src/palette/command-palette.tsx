import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { isBehindDialog, usePageKeys } from '../page-keys';
import type { CommandDialogProps } from './command-dialog';

/** Fetches the dialog with what finds records for it, when it is first opened: the frame knows no column. */
export type LoadPalette = () => Promise<{ default: ComponentType<CommandDialogProps> }>;

interface CommandPaletteProps extends CommandDialogProps {
  isOpen: boolean;
  onOpen: () => void;
  loadDialog: LoadPalette;
}

const asksForPalette = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';

/** Opens by Ctrl+K or Cmd+K, or by the button in the header. */
export function CommandPalette({ isOpen, onOpen, loadDialog, ...dialog }: CommandPaletteProps) {
  const CommandDialog = useMemo(() => lazy(loadDialog), [loadDialog]);
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
