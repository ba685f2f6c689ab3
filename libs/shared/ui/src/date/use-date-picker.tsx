import { useTranslation } from '@freightdesk/shared-i18n';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { useSpokenName } from '../form/line-name';
import { type KeyboardEvent, useRef } from 'react';

interface DatePickerOptions {
  /** The field's, translated. */
  label: string;
  kind: 'date' | 'datetime-local';
  /** As the browser's own field takes it: `2026-11-21` or `2026-11-21T14:05`; blank for none. */
  value: string;
  onPick: (value: string) => void;
  disabled?: boolean;
}

/** Lies unseen under the button, where its calendar opens. */
const BrowsersOwn = styled('input')({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: 1,
  blockSize: 1,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});

/**
 * The browser's own calendar beside a field in which dates are typed: by the button, or by Alt and Down in the field. It
 * costs no download, and phones bring the one that their owners know.
 */
export function useDatePicker({ label, kind, value, onPick, disabled }: DatePickerOptions) {
  const { t } = useTranslation();
  const field = useSpokenName(label);
  const browsersOwn = useRef<HTMLInputElement>(null);
  const open = () => browsersOwn.current?.showPicker();
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'ArrowDown' || disabled) return;
      event.preventDefault();
      open();
    },
    button: (
      <InputAdornment position="end" sx={{ position: 'relative', marginInlineStart: 0.5 }}>
        <BrowsersOwn
          ref={browsersOwn}
          type={kind}
          value={value}
          onChange={(event) => onPick(event.target.value)}
          tabIndex={-1}
          aria-hidden
        />
        {/* Who goes by the keyboard types the date, and need not stop here on the way. */}
        <IconButton
          edge="end"
          size="small"
          tabIndex={-1}
          aria-label={t('Choose in a calendar: {{field}}', { field })}
          disabled={disabled}
          onClick={open}
        >
          <CalendarIcon fontSize="small" />
        </IconButton>
      </InputAdornment>
    ),
  };
}
