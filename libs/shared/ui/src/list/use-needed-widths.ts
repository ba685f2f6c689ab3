import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ShownColumn } from './shown-columns';

type Widths = Readonly<Record<string, number>>;
const none: Widths = {};

/** What is no figure is cut all the same where it is longer than this. */
const widestPx = 260;

/** How wide each column must be for the widest that it holds. */
function neededIn<Row>(box: Element, columns: readonly ShownColumn<Row>[], known: Widths): Widths {
  const wider = { ...known };
  for (const row of box.querySelectorAll('tbody tr, tfoot tr')) {
    const cells = [...row.querySelectorAll(':scope > td:not([data-choosing], [data-actions])')];
    columns.forEach(({ id, align, isElastic, isSized }, index) => {
      const cell = cells[index];
      if (isElastic || isSized || !cell || cell.scrollWidth <= cell.clientWidth) return;
      wider[id] = Math.max(wider[id] ?? 0, Math.min(cell.scrollWidth + 1, align === 'end' ? Infinity : widestPx));
    });
  }
  return wider;
}

const isSame = (one: Widths, other: Widths): boolean => Object.keys(one).every((id) => one[id] === other[id]);

/**
 * Words may end in dots; half an amount would be another amount, and half a number or date says nothing. So a column of these becomes as
 * wide as they are, unless somebody said how wide it is.
 */
export function useNeededWidths<Row>(columns: readonly ShownColumn<Row>[], rows: readonly Row[]) {
  const measured = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState(none);
  useLayoutEffect(() => {
    if (!measured.current) return;
    const found = neededIn(measured.current, columns, needed);
    if (!isSame(found, needed)) setNeeded(found);
  }, [columns, rows, needed]);
  const wide = useMemo(
    () =>
      needed === none
        ? columns
        : columns.map((column) => ({ ...column, width: Math.max(column.width, needed[column.id] ?? 0) })),
    [columns, needed],
  );
  return { columns: wide, measured };
}
