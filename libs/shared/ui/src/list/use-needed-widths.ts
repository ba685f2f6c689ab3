import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Density } from './arrangement';
import { type Needs, sharedOut } from './column-widths';
import { givingWay } from './giving-way';
import type { ShownColumn } from './shown-columns';
import { actionsWidthPx, choosingWidthPx } from './table-look';

const none: Needs = {};

const isOwn = ':not([data-choosing], [data-actions])';

interface Measured {
  widths: number[];
  /** How far the rows had been scrolled. */
  scrolled: readonly [left: number, top: number];
}

/** The heads of a table while its columns are as wide as the widest that they hold; they stay so until `asBefore`. */
function widthsOf(table: HTMLElement): Measured {
  const box = table.parentElement;
  const scrolled = [box?.scrollLeft ?? 0, box?.scrollTop ?? 0] as const;
  table.dataset['measured'] = '';
  const heads = [...table.querySelectorAll(`thead th${isOwn}`)];
  return { widths: heads.map((head) => Math.ceil(head.getBoundingClientRect().width)), scrolled };
}

/** Nothing is laid out for it at once, but where rows had been scrolled. */
function asBefore(table: HTMLElement, [left, top]: Measured['scrolled']): void {
  delete table.dataset['measured'];
  if (left !== 0 || top !== 0) table.parentElement?.scrollTo?.(left, top);
}

/** How wide the columns would be whose cells are cut now, a broken pixel made whole; nothing of all others. Nothing is laid out anew for it. */
function cutWidthsOf(table: HTMLElement): number[] {
  const widths: number[] = [];
  for (const row of table.querySelectorAll('tbody tr'))
    for (const [index, cell] of row.querySelectorAll(`:scope > td${isOwn}`).entries())
      if (cell.scrollWidth > cell.clientWidth) widths[index] = Math.max(widths[index] ?? 0, cell.scrollWidth + 1);
  return widths;
}

/** Never less than before: columns stand still from page to page. */
function widerOf<Row>(known: Needs, columns: readonly ShownColumn<Row>[], widths: readonly number[]): Needs {
  const wider = columns.map(({ id }, index): [string, number] => [id, Math.max(known[id] ?? 0, widths[index] ?? 0)]);
  const isSame = wider.every(([id, width]) => width === (known[id] ?? 0));
  return isSame ? known : { ...known, ...Object.fromEntries(wider) };
}

/** How wide the window leaves a box, as long as it stands. */
function useWidthOf(box: { current: HTMLElement | null }, setWidth: (width: number) => void): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => setWidth(element.clientWidth);
    const watch = new ResizeObserver(look);
    watch.observe(element);
    look();
    return () => watch.disconnect();
  }, [box, setWidth]);
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

/**
 * Measures a table anew where its columns or rows are others than before, or the font is. Answers what is to be done in the same commit, once all
 * is read that has to be: whatever is read after that would have the page laid out once more.
 */
function useMeasuring<Row>(
  { columns, rows, density }: Drawn<Row>,
  measured: { current: HTMLElement | null },
  [needs, setNeeds]: readonly [Needs, (needs: Needs) => void],
): () => void {
  const scrolled = useRef<Measured['scrolled']>(undefined);
  const last = useRef<Pick<Drawn<Row>, 'columns' | 'rows' | 'density'>>(undefined);
  const isUnknown = needs === none;
  useLayoutEffect(() => {
    const table = measured.current?.querySelector('table');
    // What stands in for rows that are on their way is as wide as it likes, and would stay so: columns only grow.
    if (!table || rows.length === 0) return;
    const isKnown = !isUnknown && last.current?.columns === columns && last.current.density === density;
    if (isKnown && last.current?.rows === rows) return;
    last.current = { columns, rows, density };
    const found = isKnown ? { widths: cutWidthsOf(table), scrolled: undefined } : widthsOf(table);
    scrolled.current = found.scrolled;
    const wider = widerOf(needs, columns, found.widths);
    // Told of nothing new it would draw the table once more.
    if (wider !== needs) setNeeds(wider);
  }, [columns, rows, density, isUnknown, needs, measured, setNeeds]);
  useOnceFontsAreHere(() => setNeeds(none));
  return () => {
    const table = scrolled.current && measured.current?.querySelector('table');
    if (table && scrolled.current) asBefore(table, scrolled.current);
    scrolled.current = undefined;
  };
}

/** The columns of a table as wide as its rows and its window have them, unless somebody said how wide one is. */
export function useNeededWidths<Row>({ isBesideOne, ...drawn }: Drawn<Row> & { isBesideOne: boolean }) {
  const { columns, before, behind } = drawn;
  const measured = useRef<HTMLDivElement>(null);
  const [needs, setNeeds] = useState(none);
  const [width, setWidth] = useState(0);
  const besides = (before ? choosingWidthPx : 0) + (behind ? actionsWidthPx : 0);
  const room = Math.max(width - besides, 0);
  const kept = useMemo(
    () => (isBesideOne ? givingWay(columns, needs, room) : columns),
    [isBesideOne, columns, needs, room],
  );
  const endMeasuring = useMeasuring({ ...drawn, columns: kept }, measured, [needs, setNeeds]);
  // Between the two, while the table is laid out for its columns: the room around it is the same.
  useWidthOf(measured, setWidth);
  useLayoutEffect(() => endMeasuring());
  const wide = useMemo(() => sharedOut(kept, needs, room), [kept, needs, room]);
  return { kept, wide, measured, least: wide.reduce((sum, column) => sum + column.width, besides) };
}
