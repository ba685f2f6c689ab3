import type { Payment, TradeDirection } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { paymentWords } from '../payment-words.data';
import { PaymentFormDialog } from './payment-form-dialog';
import { usePaymentStart } from './use-payment-start';
import { WaitingDialog } from '../waiting/waiting-dialog';

interface PaymentDialogProps {
  direction: TradeDirection;
  /** Whose money it is and the invoice that is paid, where a link named them. */
  partyId: string | null;
  invoiceId: string | null;
  /** The unidentified receipt whose money a customer is given. */
  from?: Payment;
  onClose: () => void;
}

/** Opens the form of a new receipt or payment once what it starts with is there. */
export function PaymentDialog({ onClose, ...opened }: PaymentDialogProps) {
  const { t } = useTranslation();
  const start = usePaymentStart(opened);
  if (start.data) return <PaymentFormDialog start={start.data} onClose={onClose} />;
  const title = t(paymentWords[opened.direction].record);
  return <WaitingDialog title={title} query={start} width="md" onClose={onClose} />;
}
