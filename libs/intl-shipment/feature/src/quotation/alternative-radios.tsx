import type { QuotedAlternative } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

interface AlternativeRadiosProps {
  field: { name: string; value: number | null | undefined; onChange: (chosen: number) => void };
  problem: string | undefined;
  alternatives: readonly Pick<QuotedAlternative, 'name' | 'carrier'>[];
}

/** One of several alternatives, counted from 1. */
export function AlternativeRadios({ field, problem, alternatives }: AlternativeRadiosProps) {
  const { t } = useTranslation();
  return (
    <FormControl error={problem !== undefined}>
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
      {problem && <FormHelperText>{t(problem)}</FormHelperText>}
    </FormControl>
  );
}
