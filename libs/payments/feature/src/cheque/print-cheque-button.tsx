import { type Payment, printCheque, printsCheque } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const ChequeDialog = lazy(() => import('./cheque-dialog').then((chunk) => ({ default: chunk.ChequeDialog })));

/** Of what we pay by cheque the leaf is printed. */
export function PrintChequeButton({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const mayPrint = useMay(printCheque);
  const [isOpen, setOpen] = useState(false);
  if (!mayPrint || !printsCheque(payment)) return null;
  return (
    <>
      <Button startIcon={<PrintIcon />} onClick={() => setOpen(true)}>
        {t('Print cheque')}
      </Button>
      <Suspense fallback={null}>{isOpen && <ChequeDialog payment={payment} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
