import { useSave } from '@freightdesk/data-access-api';
import { followUpSaleInvoice, type SaleInvoice } from '@freightdesk/invoices-contract';
import { followUpInput, saleInvoiceSchema } from '@freightdesk/invoices-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { DateInput, FormDialog, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';

interface FollowUpFormProps {
  invoice: SaleInvoice;
  onClose: () => void;
}

/** What the customer said of what he owes: when he pays, and what he does not agree to. */
export function FollowUpForm({ invoice, onClose }: FollowUpFormProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: followUpInput,
    record: invoice,
    recordSchema: saleInvoiceSchema,
    startOf: ({ id, version, promisedOn, dispute }) => ({ id, version, promisedOn, dispute }),
    send: useSave(followUpSaleInvoice),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Promise or dispute of {{number}}', { number: invoice.number })}
      submitLabel={t('Save')}
      onSaved={() => notify(t('What the customer said of {{number}} is kept', { number: invoice.number }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <DateInput form={form} name="promisedOn" required={false} />
      <TextInput form={form} name="dispute" rows={2} required={false} hint={t('Leave empty if nothing is disputed')} />
    </FormDialog>
  );
}
