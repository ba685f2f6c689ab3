import { useSave } from '@freightdesk/data-access-api';
import { enterRemittance, type PurchaseInvoice } from '@freightdesk/invoices-contract';
import { purchaseInvoiceSchema, remittanceInput } from '@freightdesk/invoices-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';

/** The forms without which money may not leave for a vendor abroad. */
export function RemittanceForm({ bill, onClose }: { bill: PurchaseInvoice; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: remittanceInput,
    record: bill,
    recordSchema: purchaseInvoiceSchema,
    startOf: ({ id, version, remittance }) => ({ id, version, ...remittance }),
    send: useSave(enterRemittance),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Forms of the remittance')}
      submitLabel={t('Save')}
      onSaved={() => notify(t('The forms are entered'))}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput form={form} name="form15ca" uppercase autoFocus hint={t('The acknowledgement of form 15CA')} />
      <TextInput
        form={form}
        name="form15cb"
        uppercase
        hint={t('An accountant’s certificate, where more than five lakh of the year is taxable')}
      />
    </FormDialog>
  );
}
