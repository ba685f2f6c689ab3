import CheckIcon from '@mui/icons-material/Check';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

interface FilterMenuProps {
  anchor: HTMLElement;
  options: readonly { value: string; label: string }[];
  values: readonly string[];
  onToggle: (value: string) => void;
  onClose: () => void;
}

/** The choices of a filter; several of them mean any of them. */
export function FilterMenu({ anchor, options, values, onToggle, onClose }: FilterMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {options.map(({ value, label }) => (
        <MenuItem
          key={value}
          dense
          role="menuitemcheckbox"
          aria-checked={values.includes(value)}
          onClick={() => onToggle(value)}
        >
          <CheckIcon
            fontSize="small"
            sx={{ marginInlineEnd: 1, visibility: values.includes(value) ? 'visible' : 'hidden' }}
          />
          <ListItemText primary={label} />
        </MenuItem>
      ))}
    </Menu>
  );
}
