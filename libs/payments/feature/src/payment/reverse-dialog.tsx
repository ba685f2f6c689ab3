import { useSave } from '@freightdesk/data-access-api';
import { type Payment, reversePayment } from '@freightdesk/payments-contract';
import { reversePaymentInput } from '@freightdesk/payments-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ReasonDialog } from '@freightdesk/shared-ui/forms';

/** Asks why before a payment is taken back: the reason stands in the ledger and in the audit trail. */
export function ReverseDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation();
  const { number, refundOf } = payment;
  return (
    <ReasonDialog
      record={payment}
      schema={reversePaymentInput}
      startOf={(standing) => standing}
      reason="reason"
      hint={t('Such as: the cheque came back')}
      title={t('Reverse {{number}}', { number })}
      submitLabel={t('Reverse')}
      text={t(
        refundOf
          ? 'Reversing entries are posted today, and the receipt has its advance again. The number stays. This cannot be undone.'
          : 'Reversing entries are posted today, and its invoices are outstanding again. The number stays. This cannot be undone.',
      )}
      done={t('{{number}} is reversed', { number })}
      onSubmit={useSave(reversePayment)}
      onClose={onClose}
    />
  );
}
