import { cancelSaleInvoice } from '@freightdesk/invoices-contract';
import { cancelSaleInvoiceInput } from '@freightdesk/invoices-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, TextInput, useSchemaForm } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import type { CancelInvoiceDialogProps } from './cancel-invoice-dialog';

/** Cancels an issued document, with the reason that stays on it. */
export function CancelInvoiceForm({ invoice, onClose }: CancelInvoiceDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { id, version, number } = invoice;
  const { mutateAsync } = useSave(cancelSaleInvoice);
  const form = useSchemaForm(cancelSaleInvoiceInput, { id, version });

  return (
    <FormDialog
      form={form}
      title={t('Cancel {{number}}', { number })}
      submitLabel={t('Cancel the invoice')}
      onSubmit={(input) => mutateAsync(input)}
      onSaved={() => notify(t('{{number}} is cancelled', { number }))}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {t('It is taken out of the books on its own date. Its number stays and is reported as cancelled.')}
      </Typography>
      <TextInput form={form} name="reason" rows={2} autoFocus />
    </FormDialog>
  );
}
