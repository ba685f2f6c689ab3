import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface SignInFieldProps extends Pick<
  OutlinedInputProps,
  'name' | 'type' | 'autoComplete' | 'autoFocus' | 'endAdornment'
> {
  label: string;
  error?: string | undefined;
}

/** A text field without MUI's TextField, which brings the drop-down list and its menu along to the login page. */
export function SignInField({ label, error, ...input }: SignInFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <FormControl size="medium" error={error !== undefined} fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput {...input} id={id} label={label} aria-describedby={error ? errorId : undefined} />
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
