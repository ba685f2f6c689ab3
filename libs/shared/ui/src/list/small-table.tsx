import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useEffect, useRef } from 'react';
import { heardOnly } from './table-look';
import { useScrollStop } from './use-scroll-stop';

export interface SmallColumn {
  header: string;
  /** What the eye sees without a word is still said to those who hear the table. */
  isHeaderHeard?: boolean;
  align?: 'start' | 'end';
  /** Left out where there is no room for it. */
  hideOnPhone?: boolean;
}

interface SmallRow {
  key: string | number;
  cells: readonly ReactNode[];
  /** What led to this row: it is brought into sight, lit and focused, once more where something else leads there. */
  meantBy?: string | undefined;
}

interface SmallTableProps {
  label: string;
  columns: readonly SmallColumn[];
  rows: readonly SmallRow[];
  /** What the rows come to, under the columns. */
  foot?: readonly ReactNode[];
  sx?: SxProps<Theme>;
}

const lookOf = ({ align, hideOnPhone }: SmallColumn = { header: '' }) => ({
  // Two columns of amounts beside a day have no room for more on a phone.
  paddingInline: { xs: 1, sm: 2 },
  textAlign: align ?? 'start',
  // Figures end at the right in every language; paper keeps its own direction.
  ...(align === 'end' && { '[dir="rtl"] &:not([dir="ltr"] *)': { textAlign: 'start' } }),
  ...(hideOnPhone && { display: { xs: 'none', sm: 'table-cell' } }),
});

/** A row that somebody was led to stands out among the others, and a keyboard goes on from there. */
function BodyRow({ meantBy, children }: { meantBy: string | undefined; children: ReactNode }) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (meantBy === undefined) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [meantBy]);
  return (
    <TableRow ref={row} {...(meantBy !== undefined && { selected: true, tabIndex: -1, 'aria-current': true })}>
      {children}
    </TableRow>
  );
}

/** The lines of a document: few rows, no sorting, no pages. A cell knows the heading of its column as `data-label`. */
export function SmallTable({ label, columns, rows, foot, sx }: SmallTableProps) {
  const stop = useScrollStop();
  return (
    <TableContainer {...stop}>
      <Table size="small" aria-label={label} sx={sx}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.header} sx={lookOf(column)}>
                {column.isHeaderHeard ? (
                  <Box component="span" sx={heardOnly}>
                    {column.header}
                  </Box>
                ) : (
                  column.header
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells, meantBy }) => (
            <BodyRow key={key} meantBy={meantBy}>
              {cells.map((cell, index) => (
                <TableCell key={columns[index]?.header} data-label={columns[index]?.header} sx={lookOf(columns[index])}>
                  {cell}
                </TableCell>
              ))}
            </BodyRow>
          ))}
          {foot && (
            <TableRow sx={{ '& > *': { fontWeight: 'fontWeightBold' } }}>
              {foot.map((cell, index) => (
                <TableCell
                  key={columns[index]?.header}
                  {...(index === 0 ? { component: 'th', scope: 'row' } : { 'data-label': columns[index]?.header })}
                  sx={lookOf(columns[index])}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
