import {
  type ColumnDef,
  functionalUpdate,
  getCoreRowModel,
  type SortingState,
  type Table,
  useReactTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ListSource } from './list-source';
import type { ShownColumn } from './shown-columns';

const definitionOf = <Row>({ id, sortable }: ShownColumn<Row>): ColumnDef<Row> => ({
  id,
  enableSorting: sortable,
  // The server sorts by a field's name; the table needs an accessor to allow it at all.
  accessorFn: () => null,
});

/** The headless table over a list: rows are paged and sorted by the server, the table only asks. */
export function useRowsTable<Row extends { id: string }>(
  list: Pick<ListSource<Row>, 'rows' | 'sort' | 'setSort'>,
  columns: readonly ShownColumn<Row>[],
): Table<Row> {
  const { rows, sort, setSort } = list;
  const data = useMemo(() => [...rows], [rows]);
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const sorting: SortingState = sort.map(({ field, descending }) => ({ id: field, desc: descending }));
  return useReactTable({
    data,
    columns: definitions,
    getRowId: (row) => row.id,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualPagination: true,
    sortDescFirst: false,
    state: { sorting },
    onSortingChange: (update) =>
      setSort(functionalUpdate(update, sorting).map(({ id, desc }) => ({ field: id, descending: desc }))),
  });
}
