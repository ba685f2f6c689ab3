import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { RowAction } from '@freightdesk/shared-ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const EinvoiceDialog = lazy(() => import('./einvoice-dialog').then((chunk) => ({ default: chunk.EinvoiceDialog })));

interface EinvoiceActs {
  /** Where the document waits to be registered: then it is what is done next. */
  due: RowAction | null;
  /** Where it is looked at after that. */
  registered: readonly RowAction[];
  dialog: ReactNode;
}

const none: EinvoiceActs = { due: null, registered: [], dialog: null };

/** Leads to the e-invoice of an issued document; nothing where it has none, as of the books of before. */
export function useEinvoice({ id, status, kind, einvoiceDue }: SaleInvoice): EinvoiceActs {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (status === 'DRAFT' || kind === 'PROFORMA' || kind === 'OPENING') return none;
  const act = { label: t('E-invoice'), onSelect: () => setOpen(true) };
  const dialog = (
    <Suspense fallback={null}>{isOpen && <EinvoiceDialog id={id} onClose={() => setOpen(false)} />}</Suspense>
  );
  return einvoiceDue ? { due: act, registered: [], dialog } : { due: null, registered: [act], dialog };
}
