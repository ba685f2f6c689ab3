import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Column as TableColumn, Table } from '@tanstack/react-table';
import type { ShownColumn } from './shown-columns';
import { SortButton } from './sort-button';
import { cellLook, heardOnly, rowHeightPx } from './table-look';

interface HeadProps<Row> {
  table: Table<Row>;
  columns: readonly ShownColumn<Row>[];
  hasActions: boolean;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function Heading<Row>({ column, sorter }: { column: ShownColumn<Row>; sorter: TableColumn<Row> | undefined }) {
  const sorted = sorter?.getIsSorted() ?? false;
  return (
    <TableCell
      scope="col"
      aria-sort={sorted ? ariaSort[sorted] : undefined}
      sx={{ ...cellLook(column.align), width: column.width, whiteSpace: 'nowrap' }}
    >
      {sorter?.getCanSort() ? (
        // Shift keeps the orders before it and adds this one.
        <SortButton sorted={sorted} atEnd={column.align === 'end'} onClick={sorter.getToggleSortingHandler()}>
          {column.header}
        </SortButton>
      ) : (
        column.header
      )}
    </TableCell>
  );
}

export function RowsHead<Row>({ table, columns, hasActions }: HeadProps<Row>) {
  const { t } = useTranslation();
  return (
    <TableHead>
      <TableRow sx={{ height: rowHeightPx }}>
        {columns.map((column) => (
          <Heading key={column.id} column={column} sorter={table.getColumn(column.id)} />
        ))}
        {hasActions ? (
          <TableCell scope="col" sx={{ width: 48 }}>
            <Box component="span" sx={heardOnly}>
              {t('Actions')}
            </Box>
          </TableCell>
        ) : null}
      </TableRow>
    </TableHead>
  );
}
