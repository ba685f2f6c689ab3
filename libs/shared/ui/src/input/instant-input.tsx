import { type Clock, formatInstant, systemClock } from '@freightdesk/shared-calendar';
import type { FieldValues } from 'react-hook-form';
import { localTimeOf } from '../date/local-time';
import { parseInstantText } from '../date/parse-instant-text';
import { kept } from './kept';
import { PickedInput } from './picked-input';
import { type FieldProps, textOf } from './use-field';

interface InstantInputProps<Values extends FieldValues> extends FieldProps<Values> {
  clock?: Clock;
}

const writtenInstant = (value: unknown): string | null => {
  const instant = textOf(value);
  if (instant === '') return '';
  return localTimeOf(instant) === '' ? null : formatInstant(instant);
};

/** A moment typed as `now`, `+3`, `14:05`, `t 9:30` or `5-2 9:30`, kept as ISO 8601 and shown as `21-Nov-2026 14:05`. */
export const InstantInput = kept(function InstantInput<Values extends FieldValues>({
  clock = systemClock,
  ...field
}: InstantInputProps<Values>) {
  return (
    <PickedInput
      kind="datetime-local"
      field={field}
      written={writtenInstant}
      // What is no moment is kept as typed, for the schema to refuse.
      parsed={(text) => parseInstantText(text, clock.now()) ?? text}
      inCalendar={localTimeOf}
      placeholder="21-Nov-2026 14:05"
    />
  );
});
