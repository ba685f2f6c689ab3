import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCallback, useState } from 'react';
import type { RowAction } from './list-source';

interface Opened<Row> {
  row: Row;
  button: HTMLElement;
}

interface RowMenuProps<Row> {
  opened: Opened<Row> | null;
  actionsOf: (row: Row) => readonly RowAction[];
  onClose: () => void;
}

/** One menu for all rows of a table: it is placed at the button that asked for it. */
export function RowMenu<Row>({ opened, actionsOf, onClose }: RowMenuProps<Row>) {
  if (!opened) return null;
  const choose = (action: RowAction) => {
    onClose();
    action.onSelect();
  };
  return (
    <Menu open anchorEl={opened.button} onClose={onClose}>
      {actionsOf(opened.row).map((action) => (
        <MenuItem
          key={action.label}
          dense
          aria-disabled={action.disabledReason ? true : undefined}
          onClick={action.disabledReason ? undefined : () => choose(action)}
          sx={action.danger ? { color: 'error.main' } : undefined}
        >
          <ListItemText
            primary={action.label}
            secondary={action.disabledReason}
            sx={action.disabledReason ? { color: 'text.secondary' } : undefined}
          />
        </MenuItem>
      ))}
    </Menu>
  );
}

export function useRowMenu<Row>() {
  const [opened, setOpened] = useState<Opened<Row> | null>(null);
  const open = useCallback((row: Row, button: HTMLElement) => setOpened({ row, button }), []);
  const close = useCallback(() => setOpened(null), []);
  return { opened, open, close };
}
