import { useSave } from '@freightdesk/data-access-api';
import { cancelDocumentInput } from '@freightdesk/invoices-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, SavedMeanwhile, TextInput, useSchemaForm, useStaleVersion } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import type { CancelDocumentProps } from './cancel-document-dialog';

/** Cancels a document that is in the books, with the reason that stays on it. */
export function CancelDocumentForm({ document, endpoint, submitLabel, onClose }: CancelDocumentProps) {
  const { id, version, number } = document;
  const { t } = useTranslation();
  const notify = useNotify();
  const { mutateAsync } = useSave(endpoint);
  const form = useSchemaForm(cancelDocumentInput, { id, version });
  const { save, contested } = useStaleVersion({
    form,
    record: document,
    startOf: (standing) => standing,
    onSubmit: (input) => mutateAsync(input),
  });

  return (
    <FormDialog
      form={form}
      title={t('Cancel {{number}}', { number })}
      submitLabel={submitLabel}
      onSubmit={save}
      onSaved={() => notify(t('{{number}} is cancelled', { number }))}
      onClose={onClose}
    >
      <SavedMeanwhile form={form} contested={contested} />
      <Typography variant="body2" color="textSecondary">
        {t('It is taken out of the books on its own date. Its number stays and is reported as cancelled.')}
      </Typography>
      <TextInput form={form} name="reason" rows={2} autoFocus />
    </FormDialog>
  );
}
