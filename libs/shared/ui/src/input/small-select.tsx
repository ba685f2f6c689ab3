import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface SmallSelectProps {
  label: string;
  options: readonly { value: string; label: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
  /** In px, so that it does not change with what is chosen. */
  width: number;
}

/** What a page is of: one month, bank or registration out of a few. A form has `SelectInput`. */
export function SmallSelect({ label, options, value, onChange, width }: SmallSelectProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minInlineSize: width }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
