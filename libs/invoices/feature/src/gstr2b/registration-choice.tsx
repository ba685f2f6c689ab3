import { useTranslation } from '@freightdesk/shared-i18n';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface RegistrationChoiceProps {
  registrations: readonly string[];
  /** The head office's unless another is chosen. */
  value: string;
  onChange: (gstin: string) => void;
}

/** Which of our registrations has these bills; nothing to choose where there is one. */
export function RegistrationChoice({ registrations, value, onChange }: RegistrationChoiceProps) {
  const { t } = useTranslation();
  if (registrations.length < 2) return null;
  return (
    <TextField
      select
      size="small"
      label={t('Our GSTIN')}
      value={registrations.includes(value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minInlineSize: 190 }}
    >
      {registrations.map((gstin) => (
        <MenuItem key={gstin} value={gstin}>
          {gstin}
        </MenuItem>
      ))}
    </TextField>
  );
}
