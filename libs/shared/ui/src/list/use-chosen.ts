import { useCallback, useMemo, useState } from 'react';

/** Rows that were chosen, by hand or all that match. */
export interface Chosen<Row> {
  rows: readonly Row[];
  /** All that match, also those that are not on the page. */
  isEverything: boolean;
  has: (id: string) => boolean;
  toggle(row: Row): void;
  /** Beside those that are chosen already. */
  choose(rows: readonly Row[]): void;
  chooseEverything: () => void;
  clear: () => void;
  onPage(rows: readonly Row[]): { isAll: boolean; isSome: boolean; toggleAll: () => void };
}

interface Choice<Row> {
  /** What the list showed when they were chosen: what it shows no longer is chosen no longer. */
  of: string;
  rows: ReadonlyMap<string, Row>;
  isEverything: boolean;
}

/** As many as the server is asked for by name. */
export const mostChosen = 100;

const without = <Row>(rows: ReadonlyMap<string, Row>, ids: readonly string[]): Map<string, Row> =>
  new Map([...rows].filter(([id]) => !ids.includes(id)));

const withAll = <Row extends { id: string }>(rows: ReadonlyMap<string, Row>, more: readonly Row[]): Map<string, Row> =>
  new Map([...rows, ...more.map((row) => [row.id, row] as const)].slice(0, mostChosen));

/** Which rows of a list are chosen; another search or filter lets them go, another page does not. */
export function useChosen<Row extends { id: string }>(query: string): Chosen<Row> {
  const [choice, setChoice] = useState<Choice<Row>>({ of: query, rows: new Map(), isEverything: false });
  const rows = useMemo(() => (choice.of === query ? choice.rows : new Map<string, Row>()), [choice, query]);
  const isEverything = choice.of === query && choice.isEverything;
  const change = useCallback(
    (next: (rows: ReadonlyMap<string, Row>) => ReadonlyMap<string, Row>) =>
      setChoice((now) => ({ of: query, rows: next(now.of === query ? now.rows : new Map()), isEverything: false })),
    [query],
  );
  const toggle = useCallback(
    (row: Row) => change((now) => (now.has(row.id) ? without(now, [row.id]) : withAll(now, [row]))),
    [change],
  );
  return {
    rows: [...rows.values()],
    isEverything,
    has: (id) => isEverything || rows.has(id),
    toggle,
    choose: (more) => change((now) => withAll(now, more)),
    chooseEverything: () => setChoice({ of: query, rows, isEverything: true }),
    clear: () => change(() => new Map()),
    onPage(page) {
      const count = page.filter(({ id }) => rows.has(id)).length;
      const isAll = isEverything || (page.length > 0 && count === page.length);
      const ids = page.map(({ id }) => id);
      return {
        isAll,
        isSome: !isAll && count > 0,
        toggleAll: () => change((now) => (isAll ? without(now, ids) : withAll(now, page))),
      };
    },
  };
}
