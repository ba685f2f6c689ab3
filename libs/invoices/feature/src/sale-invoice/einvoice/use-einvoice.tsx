import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { RowAction } from '@freightdesk/shared-ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const EinvoiceDialog = lazy(() => import('./einvoice-dialog').then((chunk) => ({ default: chunk.EinvoiceDialog })));

/** Leads to the e-invoice of an issued document; null where it has none. */
export function useEinvoice({ id, status, kind }: SaleInvoice): { act: RowAction | null; dialog: ReactNode } {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (status === 'DRAFT' || kind === 'PROFORMA') return { act: null, dialog: null };
  return {
    act: { label: t('E-invoice'), onSelect: () => setOpen(true) },
    dialog: <Suspense fallback={null}>{isOpen && <EinvoiceDialog id={id} onClose={() => setOpen(false)} />}</Suspense>,
  };
}
