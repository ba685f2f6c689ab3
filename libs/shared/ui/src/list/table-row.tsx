import { useTranslation } from '@freightdesk/shared-i18n';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type KeyboardEvent, memo, type MouseEvent, type ReactNode } from 'react';
import type { ShownColumn } from './shown-columns';
import { cellLook, rowHeightPx } from './table-look';

interface RowLineProps<Row> {
  row: Row;
  columns: readonly ShownColumn<Row>[];
  onOpen?(row: Row): void;
  /** Opens the row's menu at the button. */
  onMenu?(row: Row, button: HTMLElement): void;
}

const inControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input') !== null;

/** Arrows walk through the rows; Enter opens the one in focus. */
function walk(event: KeyboardEvent<HTMLTableRowElement>): void {
  const neighbour =
    event.key === 'ArrowDown' ? event.currentTarget.nextElementSibling : event.currentTarget.previousElementSibling;
  if (!(neighbour instanceof HTMLElement)) return;
  event.preventDefault();
  neighbour.focus();
}

export function MenuButton({ onClick }: { onClick: (event: MouseEvent<HTMLElement>) => void }) {
  const { t } = useTranslation();
  return (
    <IconButton size="small" aria-label={t('Actions')} aria-haspopup="menu" onClick={onClick}>
      <MoreVertIcon fontSize="small" />
    </IconButton>
  );
}

function Line<Row extends { id: string }>({ row, columns, onOpen, onMenu }: RowLineProps<Row>): ReactNode {
  const open = (target: EventTarget) => {
    if (!inControl(target)) onOpen?.(row);
  };
  const press = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') open(event.target);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event);
  };
  return (
    <TableRow
      hover
      tabIndex={onOpen ? 0 : undefined}
      onClick={onOpen ? (event) => open(event.target) : undefined}
      onKeyDown={onOpen ? press : undefined}
      sx={{ height: rowHeightPx, cursor: onOpen ? 'pointer' : undefined }}
    >
      {columns.map((column) => (
        <TableCell key={column.id} sx={cellLook(column.align)}>
          {column.cell(row)}
        </TableCell>
      ))}
      {onMenu ? (
        <TableCell sx={{ ...cellLook('end'), paddingInline: 0.5 }}>
          <MenuButton onClick={(event) => onMenu(row, event.currentTarget)} />
        </TableCell>
      ) : null}
    </TableRow>
  );
}

/** Only rows whose record or columns changed are drawn again. */
export const RowLine: typeof Line = memo(Line);
