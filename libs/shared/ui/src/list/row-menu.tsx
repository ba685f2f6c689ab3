import { lazy, Suspense, useCallback, useState } from 'react';
import type { RowMenuListProps } from './row-menu-list';

const RowMenuList = lazy(async () => ({ default: (await import('./row-menu-list')).RowMenuList }));

interface RowMenuProps<Row> extends Pick<RowMenuListProps, 'onClose'> {
  opened: { row: Row; button: HTMLElement } | null;
  actionsOf: (row: Row) => RowMenuListProps['actions'];
}

/** One menu for all rows of a table: it is fetched when it is first asked for, and placed at the button that asked. */
export function RowMenu<Row>({ opened, actionsOf, onClose }: RowMenuProps<Row>) {
  if (!opened) return null;
  return (
    <Suspense>
      <RowMenuList button={opened.button} actions={actionsOf(opened.row)} onClose={onClose} />
    </Suspense>
  );
}

export function useRowMenu<Row>() {
  const [opened, setOpened] = useState<RowMenuProps<Row>['opened']>(null);
  const open = useCallback((row: Row, button: HTMLElement) => setOpened({ row, button }), []);
  const close = useCallback(() => setOpened(null), []);
  return { opened, open, close };
}
