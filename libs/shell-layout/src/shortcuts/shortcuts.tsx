import { lazy, Suspense } from 'react';
import { usePageKeys } from '../page-keys';
import type { ShortcutsDialogProps } from './shortcuts-dialog';
import { isSingleKey } from './single-key';
import { areSingleKeysOn } from './single-key-choice';

const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog')).ShortcutsDialog }));

interface ShortcutsProps extends ShortcutsDialogProps {
  isOpen: boolean;
  onOpen: () => void;
}

/** The list of keys opens by `?`, unless the person wants no single-key shortcuts. Fetched when it is first opened. */
export function Shortcuts({ isOpen, onOpen, ...dialog }: ShortcutsProps) {
  usePageKeys((event) => {
    if (!isSingleKey(event, '?')) return;
    void areSingleKeysOn(dialog.person).then((isOn) => isOn && onOpen());
  });

  if (!isOpen) return null;
  return (
    <Suspense>
      <ShortcutsDialog {...dialog} />
    </Suspense>
  );
}
