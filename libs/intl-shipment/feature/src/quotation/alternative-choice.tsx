import type { AcceptQuotationInput, Quotation } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useController } from 'react-hook-form';

interface AlternativeChoiceProps {
  form: SchemaForm<AcceptQuotationInput>;
  alternatives: Quotation['alternatives'];
}

/** Which of several alternatives the customer chose. */
export function AlternativeChoice({ form, alternatives }: AlternativeChoiceProps) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control: form.control, name: 'alternative' });
  const { error } = fieldState;
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id="alternatives">{t('Alternative')}</FormLabel>
      <RadioGroup
        aria-labelledby="alternatives"
        name={field.name}
        value={field.value ?? ''}
        onChange={(_event, value) => field.onChange(Number(value))}
      >
        {alternatives.map(({ name, carrier }, index) => (
          <FormControlLabel
            key={name ?? index}
            value={index + 1}
            control={<Radio size="small" />}
            label={[name, carrier].filter(Boolean).join(' · ')}
          />
        ))}
      </RadioGroup>
      {error?.message && <FormHelperText>{t(error.message)}</FormHelperText>}
    </FormControl>
  );
}
