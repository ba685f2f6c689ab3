import type { Payment } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { usePaymentStart } from '../form/use-payment-start';
import { RefundFormDialog } from './refund-form-dialog';
import { WaitingDialog } from '../waiting/waiting-dialog';

/** Opens the form by which a customer is given back what he paid ahead, once the banks are known. */
export function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation();
  const start = usePaymentStart({ direction: 'PAYMENT', partyId: null, invoiceId: null });
  if (start.data) return <RefundFormDialog payment={payment} banks={start.data.banks} onClose={onClose} />;
  const title = t('Refund {{number}}', { number: payment.number });
  return <WaitingDialog title={title} query={start} width="md" onClose={onClose} />;
}
