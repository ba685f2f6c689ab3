import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Density } from './arrangement';
import { type Needs, sharedOut } from './column-widths';
import type { ShownColumn } from './shown-columns';
import { actionsWidthPx, choosingWidthPx } from './table-look';

const none: Needs = {};

/** The heads of a table while its columns are as wide as the widest that they hold. */
function widthsOf(table: HTMLElement): number[] {
  const box = table.parentElement;
  const [left, top] = [box?.scrollLeft ?? 0, box?.scrollTop ?? 0];
  table.dataset['measured'] = '';
  const heads = [...table.querySelectorAll('thead th:not([data-choosing], [data-actions])')];
  const widths = heads.map((head) => Math.ceil(head.getBoundingClientRect().width));
  delete table.dataset['measured'];
  box?.scrollTo?.(left, top);
  return widths;
}

/** Never less than before: columns stand still from page to page. */
function widerOf<Row>(known: Needs, columns: readonly ShownColumn<Row>[], widths: readonly number[]): Needs {
  const wider = columns.map(({ id }, index): [string, number] => [id, Math.max(known[id] ?? 0, widths[index] ?? 0)]);
  const isSame = wider.every(([id, width]) => width === (known[id] ?? 0));
  return isSame ? known : { ...known, ...Object.fromEntries(wider) };
}

/** How wide the window leaves a box, as long as it stands. */
function useWidthOf(box: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => setWidth(element.clientWidth);
    const watch = new ResizeObserver(look);
    watch.observe(element);
    look();
    return () => watch.disconnect();
  }, [box]);
  return width;
}

/** Letters of another font than the page's own say nothing of its widths. */
function useOnceFontsAreHere(measureAnew: () => void): void {
  const anew = useEffectEvent(measureAnew);
  useEffect(() => {
    const fonts = 'fonts' in document ? document.fonts : undefined;
    if (fonts?.status === 'loading') void fonts.ready.then(anew);
  }, []);
}

interface Drawn<Row> {
  columns: readonly ShownColumn<Row>[];
  rows: readonly Row[];
  density: Density;
  /** Whether anything stands before or behind the columns. */
  before: boolean;
  behind: boolean;
}

/** The columns of a table as wide as its rows and its window have them, unless somebody said how wide one is. */
export function useNeededWidths<Row>({ columns, rows, density, before, behind }: Drawn<Row>) {
  const measured = useRef<HTMLDivElement>(null);
  const [needs, setNeeds] = useState(none);
  const width = useWidthOf(measured);
  const isUnknown = needs === none;
  useLayoutEffect(() => {
    const table = measured.current?.querySelector('table');
    // What stands in for rows that are on their way is as wide as it likes, and would stay so: columns only grow.
    if (!table || rows.length === 0) return;
    const widths = widthsOf(table);
    setNeeds((known) => widerOf(known, columns, widths));
  }, [columns, rows, density, isUnknown]);
  useOnceFontsAreHere(() => setNeeds(none));
  const besides = (before ? choosingWidthPx : 0) + (behind ? actionsWidthPx : 0);
  const wide = useMemo(() => sharedOut(columns, needs, Math.max(width - besides, 0)), [columns, needs, width, besides]);
  return { columns: wide, measured, least: wide.reduce((sum, column) => sum + column.width, besides) };
}
