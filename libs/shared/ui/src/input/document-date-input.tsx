import { futureDateMessage, isAhead, isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type FieldPathValue, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { DateInput, type DateInputProps } from './date-input';
import { textOf } from './use-field';

export interface DocumentDateInputProps<Values extends FieldValues> extends DateInputProps<Values> {
  /** The document is kept as a draft until it is numbered, so its day may still come. */
  mayWait?: boolean;
}

/**
 * The date of a document that takes a number. A day that has not come is told while it is typed, by the rule of the server,
 * which has the last word: this machine's clock may be wrong.
 */
export function DocumentDateInput<Values extends FieldValues>(props: DocumentDateInputProps<Values>) {
  const { mayWait = false, clock = systemClock, ...field } = props;
  const { t } = useTranslation();
  const value: FieldPathValue<Values, FieldPath<Values>> = useWatch({ control: field.form.control, name: field.name });
  const date = textOf(value);
  if (!isBusinessDate(date) || !isAhead(date, clock.today())) return <DateInput {...field} clock={clock} />;
  const told = mayWait
    ? { hint: t('This date is after today: it stays a draft until that day.') }
    : { problem: t(futureDateMessage) };
  return <DateInput {...field} {...told} clock={clock} />;
}
