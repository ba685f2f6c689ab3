import type { ReactNode } from 'react';
import type { Column, ListFacts, Translate } from './list-source';

/** A column with all that is known of it, in the person's language. */
export interface ShownColumn<Row> extends Omit<Column<Row>, 'cell'> {
  header: string;
  sortable: boolean;
  cell(row: Row): ReactNode;
}

/** Columns as the definition of their list completes them. */
export const shownColumns = <Row>(
  columns: readonly Column<Row>[],
  facts: ListFacts | undefined,
  t: Translate,
): ShownColumn<Row>[] =>
  columns.map((column) => ({
    ...column,
    header: t(column.header ?? facts?.fields[column.id]?.label ?? ''),
    sortable: facts?.sorts.includes(column.id) ?? false,
    cell: (row) => column.cell(row, t),
  }));
