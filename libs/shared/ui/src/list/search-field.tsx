import { useTranslation } from '@freightdesk/shared-i18n';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  blockSize: 40,
  paddingInline: 12,
  borderRadius: 8,
  border: '1px solid var(--input-border)',
  color: 'var(--mui-palette-text-secondary)',
  '&:hover': { borderColor: 'var(--mui-palette-text-primary)' },
  '&:focus-within': {
    borderColor: 'var(--mui-palette-primary-main)',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
  [theme.breakpoints.up('sm')]: { inlineSize: 280 },
}));

const Input = styled('input')({
  flexGrow: 1,
  minInlineSize: 0,
  font: 'inherit',
  fontSize: '0.9375rem',
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: 'var(--mui-palette-text-primary)',
  '&::placeholder': { opacity: 1, color: 'var(--placeholder)' },
});

const Clear = styled('button')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)' },
});

/** The browser's own input: the text field of forms would bring its labels, outlines and menus into the first list's download. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Frame role="search">
      <SearchIcon fontSize="small" />
      <Input
        ref={input}
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value ? (
        <Clear type="button" aria-label={t('Clear search')} onClick={clear}>
          <ClearIcon fontSize="small" />
        </Clear>
      ) : null}
    </Frame>
  );
}
