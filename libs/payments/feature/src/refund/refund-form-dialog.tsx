import type { Payment } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { AmountInput, DecimalInput, DocumentDateInput, FormDialog, FormGrid } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import { BankInput, ModeInput, moneyFields, ReferenceInput } from '../form/move-inputs';
import { type PaymentStart, useOpeningHint } from '../form/use-payment-start';
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
  const { number, currency } = payment;
  // It goes back in the currency in which it came: from an account that keeps it, or from rupees at the day's rate.
  const given = banks.filter((bank) => bank.currency === 'INR' || bank.currency === currency);
  const { form, saving, standing } = useRefundForm(payment, given);
  const { bankId, mode, amountMinor } = form.watch();
  const bank = given.find(({ id }) => id === bankId);
  const opening = useOpeningHint(bank, form.watch('date'));
  const at = { form, fields: moneyFields, banks: given };
  return (
    <FormDialog
      {...saving}
      title={t('Refund {{number}}', { number })}
      submitLabel={t('Refund')}
      onSaved={({ warnings }) => {
        notify(t('{{number}}: the refund is recorded', { number }));
        for (const { message } of warnings) notify(t(message), 'warning');
      }}
      onClose={onClose}
      maxWidth="md"
    >
      <FormGrid columns={3}>
        <BankInput {...at} label={t('Paid from')} />
        <DocumentDateInput form={form} name="date" {...opening} />
        <AmountInput form={form} name="amountMinor" label={t('Amount given back')} currency={currency} autoFocus />
        <ModeInput {...at} />
        <ReferenceInput form={form} name="reference" move={{ bankId, mode, direction: 'PAYMENT' }} />
        {currency !== 'INR' && (
          <DecimalInput form={form} name="exchangeRate" hint={t('Rupees for one {{currency}}', { currency })} />
        )}
        {currency !== 'INR' && (
          <AmountInput
            form={form}
            name="bankAmountPaise"
            label={t('Rupees at the bank')}
            hint={t('As the bank states it; leave empty to use the rate')}
          />
        )}
      </FormGrid>
      <RefundPreview payment={standing} amountMinor={amountSoFar(amountMinor)} />
      <Typography color="textSecondary">
        {t('It is a payment of its own, on its day. Money that was not paid ahead is not given back here.')}
      </Typography>
    </FormDialog>
  );
}
