import type { ReactNode } from 'react';
import type { Column, ListFacts, Translate } from './list-source';

/** A column with all that is known of it, in the person's language. */
export interface ShownColumn<Row> extends Omit<Column<Row>, 'cell' | 'width'> {
  header: string;
  sortable: boolean;
  /** At least; a column of words takes what the others leave. */
  width: number;
  isElastic: boolean;
  isSized?: boolean;
  /** Of its field, as the list's definition says it. */
  kind?: string | undefined;
  cell(row: Row): ReactNode;
}

/** What fits into a column by the kind of its field: a date is a date in every list. */
const widths: Readonly<Record<string, number>> = {
  date: 104,
  instant: 150,
  choice: 116,
  choices: 150,
  flag: 100,
  whole: 116,
  decimal: 116,
};
const ofFigures = 116;
/** Less than most words have; they end in dots before a figure behind them leaves the window. */
const ofWords = 96;

function widthOf<Row>({ id, align, width, hasWords = false }: Column<Row>, facts: ListFacts | undefined) {
  const known = width ?? (align === 'end' ? ofFigures : widths[facts?.fields[id]?.kind ?? '']);
  return { width: known ?? ofWords, isElastic: hasWords || known === undefined };
}

/** Columns as the definition of their list completes them. */
export const shownColumns = <Row>(
  columns: readonly Column<Row>[],
  facts: ListFacts | undefined,
  t: Translate,
): ShownColumn<Row>[] =>
  columns.map((column) => ({
    ...column,
    ...widthOf(column, facts),
    kind: facts?.fields[column.id]?.kind,
    header: t(column.header ?? facts?.fields[column.id]?.label ?? ''),
    sortable: facts?.sorts.includes(column.id) ?? false,
    cell: (row) => column.cell(row, t),
  }));
