import { mayRefund, type Payment, reversePayment } from '@freightdesk/payments-contract';
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
const RefundDialog = lazy(() => import('../refund/refund-dialog').then((chunk) => ({ default: chunk.RefundDialog })));

interface PaymentActionsProps {
  payment: Payment;
  /** What the buttons stand in, where there are some. */
  frame: ComponentType<{ children: ReactNode }>;
  /** The invoice that what is left is meant for: the form opens with it. */
  forInvoiceId?: string | null;
}

type Opened = 'reverse' | 'allocate' | 'assign' | 'refund';

/** Whether something of it is still nobody's. */
const isToAssign = ({ toAssignPaise, currency }: Payment): boolean => currency === 'INR' && toAssignPaise > 0;

const isToAllocate = ({ direction, unallocatedMinor }: Payment): boolean =>
  direction !== 'EXPENSE' && unallocatedMinor > 0;

interface OpenedDialogProps extends Pick<PaymentActionsProps, 'payment' | 'forInvoiceId'> {
  opened: Opened;
  onClose: () => void;
}

function OpenedDialog({ payment, opened, forInvoiceId = null, onClose }: OpenedDialogProps) {
  const { direction } = payment;
  if (opened === 'reverse') return <ReverseDialog payment={payment} onClose={onClose} />;
  if (opened === 'refund') return <RefundDialog payment={payment} onClose={onClose} />;
  if (opened === 'assign')
    return <PaymentDialog direction="RECEIPT" partyId={null} invoiceId={null} from={payment} onClose={onClose} />;
  if (direction === 'EXPENSE') return null;
  return <AllocateDialog payment={payment} direction={direction} forInvoiceId={forInvoiceId} onClose={onClose} />;
}

/** By then somebody else may have used what was left. */
const isOpen = (opened: Opened | null, mayAllocate: boolean): opened is Opened =>
  opened !== null && (opened !== 'allocate' || mayAllocate);

/** What can be done with a posted payment; of a reversed one nothing more. */
export function PaymentActions({ payment, frame: Frame, forInvoiceId = null }: PaymentActionsProps) {
  const { t } = useTranslation();
  const mayWrite = useMay(reversePayment);
  const [opened, setOpened] = useState<Opened | null>(forInvoiceId === null ? null : 'allocate');
  const canSetOff = useSetOff(payment);
  const mayAllocate = canSetOff || isToAllocate(payment);
  if (!mayWrite || payment.status === 'REVERSED') return null;

  return (
    <>
      <Frame>
        <Button color="error" onClick={() => setOpened('reverse')}>
          {t('Reverse')}
        </Button>
        {mayRefund(payment) && <Button onClick={() => setOpened('refund')}>{t('Refund')}</Button>}
        {isToAssign(payment) && (
          <Button variant="contained" onClick={() => setOpened('assign')}>
            {t('Assign to a customer')}
          </Button>
        )}
        {mayAllocate && (
          <Button variant="contained" onClick={() => setOpened('allocate')}>
            {t(canSetOff ? 'Set off' : 'Allocate')}
          </Button>
        )}
      </Frame>
      <Suspense fallback={null}>
        {isOpen(opened, mayAllocate) && (
          <OpenedDialog payment={payment} opened={opened} forInvoiceId={forInvoiceId} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}
