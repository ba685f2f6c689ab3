import { type Payment, reversePayment } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { PanelActions } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const ReverseDialog = lazy(() => import('./reverse-dialog').then((chunk) => ({ default: chunk.ReverseDialog })));
const AllocateDialog = lazy(() =>
  import('../allocation/allocate-dialog').then((chunk) => ({ default: chunk.AllocateDialog })),
);

/** What can be done with a posted payment; of a reversed one nothing more. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const mayWrite = useMay(reversePayment);
  const [dialog, setDialog] = useState<'reverse' | 'allocate' | null>(null);
  const close = () => setDialog(null);
  const { direction } = payment;
  const mayAllocate = direction !== 'EXPENSE' && payment.unallocatedMinor > 0;
  if (!mayWrite || payment.status === 'REVERSED') return null;

  return (
    <>
      <PanelActions>
        <Button color="error" onClick={() => setDialog('reverse')}>
          {t('Reverse')}
        </Button>
        {mayAllocate && (
          <Button variant="contained" onClick={() => setDialog('allocate')}>
            {t('Allocate')}
          </Button>
        )}
      </PanelActions>
      <Suspense fallback={null}>
        {dialog === 'reverse' && <ReverseDialog payment={payment} onClose={close} />}
        {dialog === 'allocate' && mayAllocate && (
          <AllocateDialog payment={payment} direction={direction} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
