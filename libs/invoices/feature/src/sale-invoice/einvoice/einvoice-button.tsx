import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const EinvoiceDialog = lazy(() => import('./einvoice-dialog').then((chunk) => ({ default: chunk.EinvoiceDialog })));

/** Leads to the e-invoice of an issued document. */
export function EinvoiceButton({ invoice: { id, status, kind } }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (status === 'DRAFT' || kind === 'PROFORMA') return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('E-invoice')}</Button>
      <Suspense fallback={null}>{isOpen && <EinvoiceDialog id={id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
