import { useSave } from '@freightdesk/data-access-api';
import { deallocatePayment, type Payment } from '@freightdesk/payments-contract';
import { deallocatePaymentInput } from '@freightdesk/payments-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ReasonDialog } from '@freightdesk/shared-ui/forms';

interface TakeOffDialogProps {
  payment: Payment;
  invoices: readonly { invoiceId: string; number: string }[];
  onClose: () => void;
}

/** Asks why what a payment settled is taken off its invoices again: the reason stands in the ledger and in the audit trail. */
export function TakeOffDialog({ payment, invoices, onClose }: TakeOffDialogProps) {
  const { t } = useTranslation();
  const numbers = invoices.map(({ number }) => number).join(', ');
  const invoiceIds = invoices.map(({ invoiceId }) => invoiceId);
  return (
    <ReasonDialog
      record={payment}
      schema={deallocatePaymentInput}
      startOf={(standing) => ({ ...standing, invoiceIds })}
      reason="reason"
      hint={t('Such as: it was for another invoice')}
      title={t('Take {{number}} off {{invoices}}', { number: payment.number, invoices: numbers })}
      submitLabel={t('Take off')}
      text={t(
        'An entry is posted today: what it settled is outstanding again, and the amount is an advance that can be set against others.',
      )}
      done={t('{{number}} is taken off {{invoices}}', { number: payment.number, invoices: numbers })}
      onSubmit={useSave(deallocatePayment)}
      onClose={onClose}
    />
  );
}
