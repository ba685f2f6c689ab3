import { type AddJobcardInput, otherFields } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';

/** What was said for another mode or direction is told before it is lost; whoever chooses that one again has it back. */
export function LeftOut({ form }: { form: SchemaForm<AddJobcardInput> }) {
  const { t } = useTranslation();
  const { mode, direction, ...said } = useWatch({ control: form.control });
  if (!mode || !direction) return null;
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
