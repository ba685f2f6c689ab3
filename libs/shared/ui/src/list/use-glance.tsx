import { type KeyboardEvent, lazy, Suspense, useCallback, useState } from 'react';
import type { ListSource } from './list-source';
import type { ShownColumn } from './shown-columns';

const GlancePanel = lazy(async () => ({ default: (await import('./glance-panel')).GlancePanel }));

interface GlanceTerms<Row extends { id: string }> {
  list: Pick<ListSource<Row>, 'rows' | 'name'>;
  /** All that the list has, also those that are not shown. */
  columns: readonly ShownColumn<Row>[];
  onOpen: ((row: Row) => void) | undefined;
}

/** The row that Space shows at the side; it follows the focus through the rows until Space or Escape closes it. */
export function useGlance<Row extends { id: string }>({ list, columns, onOpen }: GlanceTerms<Row>) {
  const [id, setId] = useState<string | null>(null);
  const onGlance = useCallback((row: Row) => setId((now) => (now === row.id ? null : row.id)), []);
  const onFocus = useCallback((row: Row) => setId((now) => (now === null ? null : row.id)), []);
  const close = () => setId(null);
  const row = list.rows.find((one) => one.id === id);
  return {
    acts: list.name === undefined || !onOpen ? {} : { onGlance, onFocus },
    onKeyDown: ({ key }: KeyboardEvent) => (key === 'Escape' ? close() : undefined),
    panel:
      row && onOpen ? (
        <Suspense>
          <GlancePanel row={row} columns={columns} onOpen={onOpen} onClose={close} />
        </Suspense>
      ) : null,
  };
}
