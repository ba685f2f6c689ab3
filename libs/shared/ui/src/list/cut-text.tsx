import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { CutText } from './cut-text-tip';

const CutTextTip = lazy(async () => ({ default: (await import('./cut-text-tip')).CutTextTip }));

const textOf = (cell: HTMLElement): string =>
  cell.querySelector<HTMLElement>('[data-whole]')?.dataset['whole'] ?? cell.textContent;

const isCut = (cell: HTMLElement): boolean =>
  cell.scrollWidth > cell.clientWidth || cell.querySelector('[data-whole]') !== null;

const cutIn = (cells: Iterable<HTMLElement>): CutText[] =>
  [...cells].filter(isCut).map((cell) => ({ cell, text: textOf(cell) }));

/** The cells that end in dots: of the row that has the focus, or the one under the pointer. */
function cutAt(target: EventTarget): CutText[] {
  if (!(target instanceof HTMLElement)) return [];
  if (target.matches('tbody tr')) return cutIn(target.querySelectorAll<HTMLElement>(':scope > td'));
  const cell = target.closest<HTMLElement>('td, th');
  return cell ? cutIn([cell]) : [];
}

interface Cut {
  rows: readonly unknown[];
  found: readonly CutText[];
}

/**
 * What is cut is told whole where it is pointed at, or where its row has the focus, unless that one is seen whole beside the table; Escape
 * puts it away, and so does Space, which shows the row there. Of other rows that are drawn into its elements it says nothing.
 */
export function useCutText(rows: readonly unknown[], isBesideOne: boolean): { watch: object; tip: ReactNode } {
  const [cut, setCut] = useState<Cut>({ rows, found: [] });
  const show = (found: readonly CutText[]) =>
    setCut((now) => (now.found.length === 0 && found.length === 0 ? now : { rows, found }));
  const hide = () => show([]);
  return {
    watch: {
      onMouseOver: ({ target }: { target: EventTarget }) => show(cutAt(target)),
      onMouseLeave: hide,
      onFocus: ({ target }: { target: Element }) =>
        show(!isBesideOne && target.matches(':focus-visible') ? cutAt(target) : []),
      onBlur: hide,
      onScroll: hide,
      onKeyDown: ({ key }: { key: string }) => (['Escape', ' '].includes(key) ? hide() : undefined),
    },
    tip: cut.rows === rows && cut.found.length > 0 && (
      <Suspense>
        <CutTextTip cut={cut.found} />
      </Suspense>
    ),
  };
}
