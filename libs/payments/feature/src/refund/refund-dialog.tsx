import type { Payment } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { usePaymentStart } from '../form/use-payment-start';
import { RefundFormDialog } from './refund-form-dialog';

/** Opens the form by which a customer is given back what he paid ahead, once the banks are known. */
export function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation();
  const start = usePaymentStart({ direction: 'PAYMENT', partyId: null, invoiceId: null });
  if (start.data) return <RefundFormDialog payment={payment} banks={start.data.banks} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{t('Refund {{number}}', { number: payment.number })}</DialogTitle>
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
