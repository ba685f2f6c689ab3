import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface SkippedStatesProps {
  names: readonly string[];
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** States on the way that nobody recorded: that they stay so is for a person to say. */
export function SkippedStates({ names, checked, onChange }: SkippedStatesProps) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning">
      <FormControlLabel
        label={t('Skipped milestones, kept as not recorded: {{states}}', { states: names.join(', ') })}
        control={<Checkbox size="small" checked={checked} onChange={(_event, next) => onChange(next)} />}
      />
    </Alert>
  );
}
