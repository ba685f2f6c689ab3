import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

interface ChoiceGroupProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; name: string }[];
  onChoose: (value: Value) => void;
}

/** One setting as a group of radio buttons. */
export function ChoiceGroup<Value extends string>({ label, value, choices, onChoose }: ChoiceGroupProps<Value>) {
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup row aria-labelledby={labelId} value={value}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            label={choice.name}
            control={<Radio size="small" onChange={() => onChoose(choice.value)} />}
            sx={{ '& .MuiFormControlLabel-label': { typography: 'body2' } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
