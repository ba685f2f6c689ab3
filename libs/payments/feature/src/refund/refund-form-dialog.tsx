import { modesAt, type Payment, paymentModeLabel } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import {
  AmountInput,
  DocumentDateInput,
  FormDialog,
  FormGrid,
  SelectInput,
  TextInput,
} from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import type { PaymentStart } from '../form/use-payment-start';
import { amountSoFar } from '../allocation/amounts';
import { RefundPreview } from './refund-preview';
import { useRefundForm } from './use-refund-form';

interface RefundFormDialogProps {
  payment: Payment;
  banks: PaymentStart['banks'];
  onClose: () => void;
}

/** From which bank, on which day and how much of what a customer paid ahead he is given back, and what becomes of the rest. */
export function RefundFormDialog({ payment, banks, onClose }: RefundFormDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { number } = payment;
  // A rupee advance goes back in rupees.
  const rupeeBanks = banks.filter(({ currency }) => currency === 'INR');
  const { form, saving, standing } = useRefundForm(payment, rupeeBanks);
  const { bankId, mode, amountMinor } = form.watch();
  const bank = rupeeBanks.find(({ id }) => id === bankId);
  const modes = modesAt(bank ?? { accountType: 'CURRENT' }).map((value) => ({
    value,
    label: t(paymentModeLabel[value]),
  }));
  return (
    <FormDialog
      {...saving}
      title={t('Refund {{number}}', { number })}
      submitLabel={t('Refund')}
      onSaved={() => notify(t('{{number}}: the refund is recorded', { number }))}
      onClose={onClose}
      maxWidth="md"
    >
      <FormGrid columns={3}>
        <SelectInput
          form={form}
          name="bankId"
          label={t('Paid from')}
          options={rupeeBanks.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <DocumentDateInput form={form} name="date" />
        <AmountInput form={form} name="amountMinor" label={t('Amount given back')} autoFocus />
        <SelectInput form={form} name="mode" options={modes} />
        <TextInput form={form} name="reference" hint={t('UTR or cheque number')} required={mode !== 'CASH'} />
      </FormGrid>
      <RefundPreview payment={standing} amountMinor={amountSoFar(amountMinor)} />
      <Typography color="textSecondary">
        {t('It is a payment of its own, on its day. Money that was not paid ahead is not given back here.')}
      </Typography>
    </FormDialog>
  );
}
