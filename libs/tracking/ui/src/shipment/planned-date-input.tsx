import { farDateMessage, isBusinessDate, isFarAhead, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateInput, type DateInputProps, useWatch } from '@freightdesk/shared-ui/forms';
import type { FieldValues } from 'react-hook-form';

/** A day of what is to come: one that is far ahead is doubted while it is typed, and may be sent all the same. */
export function PlannedDateInput<Values extends FieldValues>(props: DateInputProps<Values>) {
  const { t } = useTranslation();
  const typed: unknown = useWatch({ control: props.form.control, name: props.name });
  const isFar = typeof typed === 'string' && isBusinessDate(typed) && isFarAhead(typed, systemClock.today());
  return <DateInput {...props} {...(isFar && { problem: t(farDateMessage) })} />;
}
