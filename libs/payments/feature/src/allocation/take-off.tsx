import { deallocatePayment, type Payment, standingAllocations } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const TakeOffDialog = lazy(() => import('./take-off-dialog').then((chunk) => ({ default: chunk.TakeOffDialog })));

/**
 * What a posted payment settles can be taken off again, invoice by invoice; what was set off against each other comes off
 * together.
 */
export function TakeOff({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const mayWrite = useMay(deallocatePayment);
  const [taken, setTaken] = useState<{ invoiceId: string; number: string }[] | null>(null);
  const standing = standingAllocations(payment.allocations);
  if (!mayWrite || payment.status === 'REVERSED' || standing.length === 0) return null;
  const isSetOff = standing.some(({ amountMinor }) => amountMinor < 0);
  const choices = isSetOff ? [standing] : standing.map((one) => [one]);

  return (
    <>
      {choices.map((choice) => (
        <Button key={choice[0]?.invoiceId} size="small" onClick={() => setTaken(choice)} sx={{ alignSelf: 'start' }}>
          {t('Take off {{invoices}}', { invoices: choice.map(({ number }) => number).join(', ') })}
        </Button>
      ))}
      <Suspense fallback={null}>
        {taken && <TakeOffDialog payment={payment} invoices={taken} onClose={() => setTaken(null)} />}
      </Suspense>
    </>
  );
}
