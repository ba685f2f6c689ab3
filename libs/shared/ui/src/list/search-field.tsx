import { useTranslation } from '@freightdesk/shared-i18n';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, useRef } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** The bare input, which the login has brought already: the text field of forms comes with selects and menus. */
export const SearchField = memo(function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <OutlinedInput
      role="search"
      data-on={value !== '' || undefined}
      size="small"
      inputRef={input}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ input: { 'aria-label': label, maxLength: 100 } }}
      startAdornment={<SearchIcon fontSize="small" sx={{ marginInlineEnd: 1, color: 'text.secondary' }} />}
      endAdornment={
        value ? (
          <IconButton size="small" edge="end" aria-label={t('Clear search')} onClick={clear}>
            <ClearIcon fontSize="small" />
          </IconButton>
        ) : null
      }
      sx={{ inlineSize: { xs: '100%', sm: 'auto' }, flex: { sm: '1 1 200px' }, maxInlineSize: { sm: 280 } }}
    />
  );
});
