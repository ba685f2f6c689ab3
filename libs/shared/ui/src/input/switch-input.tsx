import { useTranslation } from '@freightdesk/shared-i18n';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { FieldValues } from 'react-hook-form';
import { kept } from './kept';
import { type FieldProps, useField } from './use-field';

export const SwitchInput = kept(function SwitchInput<Values extends FieldValues>(props: FieldProps<Values>) {
  const { t } = useTranslation();
  const { value, change, input, look } = useField(props, (isOn) => (isOn === true ? t('Yes') : t('No')));
  const { inputRef, autoFocus, ...rest } = input;
  return (
    <FormControl error={look.error}>
      <FormControlLabel
        label={look.label}
        control={
          <Switch
            {...rest}
            checked={value === true}
            onChange={(_event, checked) => change(checked)}
            autoFocus={autoFocus}
            slotProps={{ input: { ref: inputRef, role: 'switch' } }}
          />
        }
      />
      {look.helperText ? <FormHelperText>{look.helperText}</FormHelperText> : null}
    </FormControl>
  );
});
