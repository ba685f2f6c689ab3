import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { PlaceholderBar } from '../faces/placeholder-bar';
import type { ListSource } from './list-source';
import type { ShownColumn } from './shown-columns';
import { RowsHead } from './table-head';
import { cellLook, rowHeightPx } from './table-look';
import { RowLine } from './table-row';
import { useRowsTable } from './use-rows-table';

/** Cells under the last row, by column id. */
export type Totals = Readonly<Record<string, ReactNode>>;

interface RowsTableProps<Row> {
  list: ListSource<Row>;
  columns: readonly ShownColumn<Row>[];
  label: string;
  totals?: Totals;
  onOpen?: (row: Row) => void;
  onMenu?: (row: Row, button: HTMLElement) => void;
}

function SkeletonRows({ columns, rows }: { columns: readonly { id: string }[]; rows: number }) {
  return Array.from({ length: rows }, (_, index) => (
    <TableRow key={index} sx={{ height: rowHeightPx }}>
      {columns.map(({ id }) => (
        <TableCell key={id} sx={cellLook()}>
          <PlaceholderBar />
        </TableCell>
      ))}
    </TableRow>
  ));
}

function TotalsRow<Row>({ columns, totals }: { columns: readonly ShownColumn<Row>[]; totals: Totals }) {
  return (
    <TableBody
      component="tfoot"
      sx={{ position: 'sticky', insetBlockEnd: 0, backgroundColor: 'background.paper', zIndex: 1 }}
    >
      <TableRow sx={{ height: rowHeightPx }}>
        {columns.map(({ id, align }) => (
          <TableCell key={id} sx={{ ...cellLook(align), color: 'text.primary', fontWeight: 'fontWeightBold' }}>
            {totals[id]}
          </TableCell>
        ))}
      </TableRow>
    </TableBody>
  );
}

export function RowsTable<Row extends { id: string }>(props: RowsTableProps<Row>) {
  const { list, columns, label, totals, onOpen, onMenu } = props;
  const table = useRowsTable(list, columns);
  return (
    // Head and totals stay in sight while the rows scroll under them.
    <TableContainer sx={{ maxBlockSize: 'max(320px, calc(100dvh - 300px))' }}>
      <Table
        size="small"
        stickyHeader
        aria-label={label}
        aria-busy={list.isLoading || list.isRefreshing}
        sx={{ opacity: list.isRefreshing ? 0.6 : 1 }}
      >
        <RowsHead table={table} columns={columns} hasActions={onMenu !== undefined} />
        <TableBody>
          {list.isLoading ? <SkeletonRows columns={columns} rows={8} /> : null}
          {table.getRowModel().rows.map(({ id, original }) => (
            <RowLine key={id} row={original} columns={columns} onOpen={onOpen} onMenu={onMenu} />
          ))}
        </TableBody>
        {totals && list.rows.length > 0 ? <TotalsRow columns={columns} totals={totals} /> : null}
      </Table>
    </TableContainer>
  );
}
