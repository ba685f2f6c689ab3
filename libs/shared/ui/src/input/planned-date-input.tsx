import { farDateMessage, isBusinessDate, isFarAhead, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type FieldPath, type FieldPathValue, type FieldValues, useWatch } from 'react-hook-form';
import { DateInput, type DateInputProps } from './date-input';
import { textOf } from './use-field';

/** A day of what is to come: one that is far ahead is doubted while it is typed, and may be sent all the same. */
export function PlannedDateInput<Values extends FieldValues>({
  clock = systemClock,
  ...field
}: DateInputProps<Values>) {
  const { t } = useTranslation();
  const value: FieldPathValue<Values, FieldPath<Values>> = useWatch({ control: field.form.control, name: field.name });
  const date = textOf(value);
  const isFar = isBusinessDate(date) && isFarAhead(date, clock.today());
  return <DateInput {...field} {...(isFar && { problem: t(farDateMessage) })} clock={clock} />;
}
