import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

export interface SmallColumn {
  header: string;
  align?: 'start' | 'end';
  /** Left out where there is no room for it. */
  hideOnPhone?: boolean;
}

interface SmallTableProps {
  label: string;
  columns: readonly SmallColumn[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

const lookOf = ({ align, hideOnPhone }: SmallColumn = { header: '' }) => ({
  textAlign: align ?? 'start',
  ...(hideOnPhone && { display: { xs: 'none', sm: 'table-cell' } }),
});

/** The lines of a document: few rows, no sorting, no pages. */
export function SmallTable({ label, columns, rows }: SmallTableProps) {
  return (
    <TableContainer>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.header} sx={lookOf(column)}>
                {column.header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, index) => (
                <TableCell key={columns[index]?.header} sx={lookOf(columns[index])}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
