import { useTranslation } from '@freightdesk/shared-i18n';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A bare input: the text field of forms would bring their selects and menus into the first list's download. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useTranslation();
  const start = (
    <InputAdornment position="start">
      <SearchIcon fontSize="small" />
    </InputAdornment>
  );
  const end = value ? (
    <InputAdornment position="end">
      <IconButton size="small" edge="end" aria-label={t('Clear search')} onClick={() => onChange('')}>
        <ClearIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  ) : null;
  return (
    <OutlinedInput
      size="small"
      role="search"
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      startAdornment={start}
      endAdornment={end}
      sx={{ inlineSize: { xs: '100%', sm: 280 } }}
      inputProps={{ 'aria-label': label, maxLength: 100 }}
    />
  );
}
