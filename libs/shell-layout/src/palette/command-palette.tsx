import { type ComponentType, Suspense } from 'react';
import { isBehindDialog, usePageKeys } from '../page-keys';
import type { CommandDialogProps } from './command-dialog';

export interface CommandPaletteProps extends CommandDialogProps {
  isOpen: boolean;
  onOpen: () => void;
  /** The dialog with what finds records for it: the frame knows no column. */
  dialog: ComponentType<CommandDialogProps>;
}

const asksForPalette = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';

/** Opens by Ctrl+K or Cmd+K, or by the button in the header. */
export function CommandPalette({ isOpen, onOpen, dialog: Dialog, ...props }: CommandPaletteProps) {
  usePageKeys((event) => {
    if (!asksForPalette(event)) return;
    // The browser's own Ctrl+K leaves the page for its search bar.
    event.preventDefault();
    if (isOpen) props.onClose();
    else if (!isBehindDialog()) onOpen();
  });

  if (!isOpen) return null;
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
