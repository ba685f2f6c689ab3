import {
  type AddJobcardInput,
  jobDirections,
  jobModes,
  otherFields,
  wayFieldNames,
  withoutOtherFields,
} from '@freightdesk/intl-shipment-contract';
import { addJobcardInput } from '@freightdesk/intl-shipment-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type FormSchema, type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';

type OfWay = Parameters<typeof withoutOtherFields>[0] & Parameters<typeof withoutOtherFields>[1];

const isOneOf = (values: readonly unknown[], value: unknown): boolean => values.includes(value);

const isOfWay = (typed: unknown): typed is OfWay =>
  typeof typed === 'object' &&
  typed !== null &&
  'mode' in typed &&
  'direction' in typed &&
  isOneOf(jobModes, typed.mode) &&
  isOneOf(jobDirections, typed.direction);

/**
 * A job as it is typed. What was typed for another mode is neither checked nor sent, for nobody sees it any more; it stays in the form,
 * and is there again when the mode is chosen back.
 */
export const jobcardFormSchema: FormSchema<AddJobcardInput> = {
  describe: () => addJobcardInput.describe(),
  validate: (typed, options) =>
    addJobcardInput.validate(isOfWay(typed) ? withoutOtherFields(typed, typed) : typed, options),
};

/** What was said for another mode or direction is told before it is lost; whoever chooses that one again has it back. */
export function LeftOut({ form }: { form: SchemaForm<AddJobcardInput> }) {
  const { t } = useTranslation();
  const [mode, direction] = useWatch({ control: form.control, name: ['mode', 'direction'] });
  const values = useWatch({ control: form.control, name: [...wayFieldNames] });
  const said = Object.fromEntries(wayFieldNames.map((name, index) => [name, values[index]]));
  const left = otherFields({ mode, direction }, said);
  if (left.length === 0) return null;
  const labels = left.map((name) => (name === 'containers' ? t('Containers') : t(form.facts(name).label ?? name)));
  return (
    <Alert severity="warning" role="status">
      {t('Not kept, since a job of this mode and direction has no such thing: {{fields}}', {
        fields: labels.join(', '),
      })}
    </Alert>
  );
}
