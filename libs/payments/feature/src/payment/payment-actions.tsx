import { type Payment, reversePayment } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import Button from '@mui/material/Button';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useSetOff } from '../allocation/use-set-off';

const ReverseDialog = lazy(() => import('./reverse-dialog').then((chunk) => ({ default: chunk.ReverseDialog })));
const PaymentDialog = lazy(() => import('../form/payment-dialog').then((chunk) => ({ default: chunk.PaymentDialog })));
const AllocateDialog = lazy(() =>
  import('../allocation/allocate-dialog').then((chunk) => ({ default: chunk.AllocateDialog })),
);

interface PaymentActionsProps {
  payment: Payment;
  /** What the buttons stand in, where there are some. */
  frame: ComponentType<{ children: ReactNode }>;
  /** The invoice that what is left is meant for: the form opens with it. */
  forInvoiceId?: string | null;
}

/** What can be done with a posted payment; of a reversed one nothing more. */
export function PaymentActions({ payment, frame: Frame, forInvoiceId = null }: PaymentActionsProps) {
  const { t } = useTranslation();
  const mayWrite = useMay(reversePayment);
  const [dialog, setDialog] = useState<'reverse' | 'allocate' | 'assign' | null>(
    forInvoiceId === null ? null : 'allocate',
  );
  const close = () => setDialog(null);
  const { direction } = payment;
  const canSetOff = useSetOff(payment);
  const mayAllocate = direction !== 'EXPENSE' && (payment.unallocatedMinor > 0 || canSetOff);
  const mayAssign = (payment.assigned?.leftPaise ?? 0) > 0 && payment.currency === 'INR';
  if (!mayWrite || payment.status === 'REVERSED') return null;

  return (
    <>
      <Frame>
        <Button color="error" onClick={() => setDialog('reverse')}>
          {t('Reverse')}
        </Button>
        {mayAssign && (
          <Button variant="contained" onClick={() => setDialog('assign')}>
            {t('Assign to a customer')}
          </Button>
        )}
        {mayAllocate && (
          <Button variant="contained" onClick={() => setDialog('allocate')}>
            {t(canSetOff ? 'Set off' : 'Allocate')}
          </Button>
        )}
      </Frame>
      <Suspense fallback={null}>
        {dialog === 'reverse' && <ReverseDialog payment={payment} onClose={close} />}
        {dialog === 'assign' && (
          <PaymentDialog direction="RECEIPT" partyId={null} invoiceId={null} from={payment} onClose={close} />
        )}
        {dialog === 'allocate' && mayAllocate && (
          <AllocateDialog payment={payment} direction={direction} forInvoiceId={forInvoiceId} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
