import { useSave } from '@freightdesk/data-access-api';
import { importGstr2b } from '@freightdesk/invoices-contract';
import { gstr2bImportInput } from '@freightdesk/invoices-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FileInput, FormDialog, useRecordForm } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

/** Brings in what vendors told the portal of a month. */
export function ImportGstr2b({ onDone, onClose }: { onDone: (period: string) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: gstr2bImportInput,
    startOf: () => ({}),
    send: useSave(importGstr2b),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Bring in GSTR-2B')}
      submitLabel={t('Bring in')}
      onSaved={({ documents, period }) => {
        notify(t('{{count}} documents of the portal are brought in', { count: documents }));
        onDone(period);
      }}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography variant="body2" color="textSecondary">
        {t(
          'The JSON file that the portal gives under Returns, GSTR-2B. It takes the place of what was brought in for its month before.',
        )}
      </Typography>
      <FileInput form={form} name="file" accept={['application/json', '.json']} />
    </FormDialog>
  );
}
