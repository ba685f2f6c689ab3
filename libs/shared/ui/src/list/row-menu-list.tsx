import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RowAction } from './list-source';

export interface RowMenuListProps {
  button: HTMLElement;
  actions: readonly RowAction[];
  onClose: () => void;
}

/** What may be done with a row. */
export function RowMenuList({ button, actions, onClose }: RowMenuListProps) {
  const choose = (action: RowAction) => {
    onClose();
    action.onSelect();
  };
  return (
    <Menu open anchorEl={button} onClose={onClose}>
      {actions.map((action) => (
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
