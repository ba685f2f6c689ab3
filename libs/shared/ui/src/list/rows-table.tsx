import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo } from 'react';
import { PlaceholderBar } from '../faces/placeholder-bar';
import type { Density } from './arrangement';
import type { ListSource } from './list-source';
import { usePlaces } from './row-places';
import type { ShownColumn } from './shown-columns';
import { type HeadProps, RowsHead } from './table-head';
import { ListTable, ScrolledRows } from './table-look';
import { type RowActs, RowLine } from './table-row';
import type { Chosen } from './use-chosen';
import { useNeededWidths } from './use-needed-widths';
import { useCutText } from './cut-text';

/** Cells under the last row, by column id. */
export type Totals = Readonly<Record<string, ReactNode>>;

export interface RowsTableProps<Row extends { id: string }> extends Omit<RowActs<Row>, 'onChoose'> {
  list: ListSource<Row>;
  columns: readonly ShownColumn<Row>[];
  label: string;
  density: Density;
  totals?: Totals;
  /** A row is seen whole beside the table. */
  isBesideOne?: boolean;
  /** Left out where nothing can be done with several rows. */
  chosen?: Chosen<Row> | undefined;
  onWidth?: HeadProps<Row>['onWidth'];
}

interface Beside {
  columns: readonly { id: string; align?: 'start' | 'end' }[];
  /** Cells before and behind those of the columns. */
  before: boolean;
  behind: boolean;
}

function PlainRow({ columns, before, behind, cellOf }: Beside & { cellOf: (id: string) => ReactNode }) {
  return (
    <tr>
      {before ? <td data-choosing data-kept /> : null}
      {columns.map(({ id, align }, index) => (
        <td key={id} data-figures={align === 'end' || undefined} data-kept={index === 0 || undefined}>
          {cellOf(id)}
        </td>
      ))}
      {behind ? <td data-actions /> : null}
    </tr>
  );
}

const waiting = () => <PlaceholderBar />;

/** Rows that come are drawn piece by piece, so that the page answers meanwhile. */
function useDrawn<Row>({ rows, isLoading }: ListSource<Row>) {
  return useDeferredValue(useMemo(() => ({ rows, isLoading }), [rows, isLoading]));
}

/** From the table itself, where that is the stop of the keyboard, the arrow leads to its rows: what is cut there is told. */
function enterRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('tbody tr')?.focus();
}

export function RowsTable<Row extends { id: string }>(props: RowsTableProps<Row>) {
  const { list, label, density, totals, chosen, onOpen, onMenu, onGlance, onFocus, onWidth } = props;
  const { isBesideOne = false } = props;
  const acts = { onOpen, onMenu, onGlance, onFocus, onChoose: chosen?.toggle };
  const { rows, isLoading } = useDrawn(list);
  const places = usePlaces(rows);
  const cutText = useCutText(rows, isBesideOne);
  const around = { before: chosen !== undefined, behind: onMenu !== undefined };
  const { kept, wide, measured, least } = useNeededWidths({
    ...{ columns: props.columns, rows, density, isBesideOne },
    ...around,
  });
  const beside = { columns: wide, ...around };
  return (
    // Rows that open nothing are no stops of the keyboard; what scrolls has to be one, and arrows go on from there.
    <ScrolledRows
      ref={measured}
      tabIndex={onOpen ? undefined : 0}
      onKeyDownCapture={onOpen ? undefined : enterRows}
      data-rows
      {...cutText.watch}
    >
      <ListTable
        aria-label={label}
        aria-busy={isLoading || list.isRefreshing}
        data-density={density}
        style={{ minWidth: least, opacity: list.isRefreshing ? 0.6 : undefined }}
      >
        <RowsHead
          columns={wide}
          sort={list.sort}
          own={list.facts?.defaultSort}
          setSort={list.setSort}
          choosing={chosen?.onPage(rows)}
          hasActions={beside.behind}
          onWidth={onWidth}
        />
        <tbody>
          {isLoading
            ? Array.from({ length: 8 }, (_, index) => <PlainRow key={index} {...beside} cellOf={waiting} />)
            : null}
          {rows.map((row) => (
            // Widths are of the head: rows are not drawn anew when it grows.
            <RowLine
              key={places.get(row.id)}
              row={row}
              columns={kept}
              isChosen={chosen?.has(row.id) ?? false}
              {...acts}
            />
          ))}
        </tbody>
        {totals && rows.length > 0 ? (
          <tfoot>
            <PlainRow {...beside} cellOf={(id) => totals[id]} />
          </tfoot>
        ) : null}
      </ListTable>
      {cutText.tip}
    </ScrolledRows>
  );
}
