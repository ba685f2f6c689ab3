import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import type { BulkAct, BulkChoice } from './bulk-act';

const none: readonly BulkChoice[] = [];

/** What an act offers to choose from, read as its dialog opens. */
export function useBulkChoice<Row extends { id: string }>({ choice: asked }: BulkAct<Row>, rows: readonly Row[]) {
  const [options, setOptions] = useState(none);
  const [choice, setChoice] = useState('');
  // The rows change while it is done with them; what is offered does not.
  const [terms] = useState({ asked, rows });
  useEffect(() => {
    let isOpen = true;
    void terms.asked?.optionsOf(terms.rows).then(
      (found) => isOpen && setOptions(found),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [terms]);
  return { options, choice, setChoice };
}

interface BulkChoiceInputProps {
  label: string;
  options: readonly BulkChoice[];
  choice: string;
  setChoice: (choice: string) => void;
}

export function BulkChoiceInput({ label, options, choice, setChoice }: BulkChoiceInputProps) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      margin="dense"
      label={label}
      value={choice}
      onChange={({ target }) => setChoice(target.value)}
    >
      {options.map(({ value, label: name }) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
