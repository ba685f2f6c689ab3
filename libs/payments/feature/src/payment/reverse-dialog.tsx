import { useSave } from '@freightdesk/data-access-api';
import { type Payment, reversePayment } from '@freightdesk/payments-contract';
import { reversePaymentInput } from '@freightdesk/payments-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, SavedMeanwhile, TextInput, useSchemaForm, useStaleVersion } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

/** Asks why before a payment is taken back: the reason stands in the ledger and in the audit trail. */
export function ReverseDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { id, version, number } = payment;
  const { mutateAsync } = useSave(reversePayment);
  const form = useSchemaForm(reversePaymentInput, { id, version });
  const { save, contested } = useStaleVersion({
    form,
    record: payment,
    startOf: (standing) => standing,
    onSubmit: (input) => mutateAsync(input),
  });
  return (
    <FormDialog
      form={form}
      title={t('Reverse {{number}}', { number })}
      submitLabel={t('Reverse')}
      onSubmit={save}
      onSaved={() => notify(t('{{number}} is reversed', { number }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <SavedMeanwhile form={form} contested={contested} />
      <Typography color="textSecondary">
        {t(
          'Its entries are mirrored today and its invoices are outstanding again. The number stays. This cannot be undone.',
        )}
      </Typography>
      <TextInput form={form} name="reason" rows={2} autoFocus hint={t('Such as: the cheque came back')} />
    </FormDialog>
  );
}
