import { type Clock, formatBusinessDate, isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import type { FieldValues } from 'react-hook-form';
import { parseDateText } from '../date/parse-date-text';
import { kept } from './kept';
import { PickedInput } from './picked-input';
import { type FieldProps, textOf } from './use-field';

export interface DateInputProps<Values extends FieldValues> extends FieldProps<Values> {
  clock?: Clock;
}

const writtenDate = (value: unknown): string | null => {
  const date = textOf(value);
  if (date === '') return '';
  return isBusinessDate(date) ? formatBusinessDate(date) : null;
};

const inCalendar = (value: unknown): string => (isBusinessDate(textOf(value)) ? textOf(value) : '');

/** A business date typed as `t`, `+5`, `5` or `5-2`, kept as `YYYY-MM-DD` and shown as `21-Nov-2026`. */
export const DateInput = kept(function DateInput<Values extends FieldValues>({
  clock = systemClock,
  ...field
}: DateInputProps<Values>) {
  return (
    <PickedInput
      kind="date"
      field={field}
      written={writtenDate}
      // What is no day is kept as typed, for the schema to refuse.
      parsed={(text) => parseDateText(text, clock.today()) ?? text}
      inCalendar={inCalendar}
      placeholder="21-Nov-2026"
    />
  );
});
