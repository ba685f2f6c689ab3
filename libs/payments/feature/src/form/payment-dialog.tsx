import type { Payment, TradeDirection } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { paymentWords } from '../payment-words.data';
import { PaymentFormDialog } from './payment-form-dialog';
import { usePaymentStart } from './use-payment-start';

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
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{t(paymentWords[opened.direction].record)}</DialogTitle>
      <DialogContent>
        <Loaded query={start}>{() => null}</Loaded>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
