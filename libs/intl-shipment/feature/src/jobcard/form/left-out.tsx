import { type AddJobcardInput, otherFields, wayFieldNames } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';

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
