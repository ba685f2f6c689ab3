import { useTranslation } from '@freightdesk/shared-i18n';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { MonthText } from '../report/month-text';
import { monthOf } from './return-choices';

interface MonthChoiceProps {
  periods: readonly string[];
  value: string;
  onChange: (period: string) => void;
}

/** The month of a return. */
export function MonthChoice({ periods, value, onChange }: MonthChoiceProps) {
  const { t } = useTranslation();
  return (
    <TextField
      select
      size="small"
      label={t('Month')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minInlineSize: 140 }}
    >
      {periods.map((period) => (
        <MenuItem key={period} value={period}>
          <MonthText month={monthOf(period)} />
        </MenuItem>
      ))}
    </TextField>
  );
}
