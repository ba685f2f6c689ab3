import { formatBusinessDate, isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { dateFilterLook } from './date-filter-look';
import { parseDateText } from './parse-date-text';
import { useDatePicker } from './use-date-picker';

interface DateFilterProps {
  label: string;
  value: string;
  onChange: (date: string | null) => void;
}

/** Takes what was typed when the field is left or Enter is pressed: a list is not asked for anew at each key. */
function useTypedDate({ value, onChange }: Omit<DateFilterProps, 'label'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const take = (text: string) => {
    const date = parseDateText(text, systemClock.today());
    const isEmpty = text.trim() === '';
    setWrong(date === null && !isEmpty);
    if (date === null && !isEmpty) return;
    setTyped(null);
    if ((date ?? '') !== value) onChange(date);
  };
  return {
    isWrong,
    take,
    text: typed ?? (isBusinessDate(value) ? formatBusinessDate(value) : value),
    type: setTyped,
    settle: () => {
      if (typed !== null) take(typed);
    },
  };
}

/** A day that a list or report is bounded by: typed as `t`, `-30`, `5` or `5-2`, or chosen in a calendar. */
export function DateFilter({ label, value, onChange }: DateFilterProps) {
  const { t } = useTranslation();
  const id = useId();
  const { isWrong, take, text, type, settle } = useTypedDate({ value, onChange });
  const { onKeyDown, button } = useDatePicker({
    label,
    kind: 'date',
    value: isBusinessDate(value) ? value : '',
    onPick: take,
  });
  return (
    <FormControl size="small" error={isWrong} data-on={value !== '' || undefined} sx={dateFilterLook}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        notched
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          onKeyDown(event);
        }}
        endAdornment={button}
        // The day itself is written from left to right: its room is kept by the box, which turns with the page.
        sx={{ paddingInlineStart: 1, paddingInlineEnd: 0.5, '& input': { paddingInline: 0 } }}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        slotProps={{ input: { dir: 'ltr' } }}
      />
      {isWrong ? <FormHelperText id={`${id}-wrong`}>{t('Enter a day, such as 21-Nov-2026')}</FormHelperText> : null}
    </FormControl>
  );
}
