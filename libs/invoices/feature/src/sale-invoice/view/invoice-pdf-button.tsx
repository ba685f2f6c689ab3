import { takeFile } from '@freightdesk/data-access-api';
import { getSaleInvoicePdf, type SaleInvoice, type SaleInvoicePdfQuery } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PdfButton } from '@freightdesk/shared-ui';

/** The document as a file; which copy of it is asked only where there are copies. */
export function InvoicePdfButton({ invoice: { id, status } }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const copies: { label: string; how: Omit<SaleInvoicePdfQuery, 'id'> }[] = [
    { label: t('For the recipient (original)'), how: { copy: 'ORIGINAL' } },
    { label: t('For us (duplicate)'), how: { copy: 'DUPLICATE' } },
    { label: t('Extra copy (triplicate)'), how: { copy: 'TRIPLICATE' } },
    { label: t('All copies in one file'), how: { copy: 'ALL' } },
  ];
  const hasCopies = status !== 'DRAFT' && status !== 'CANCELLED';
  const ways = [
    ...(hasCopies ? copies : [{ label: t('In English'), how: {} }]),
    { label: t('With Hindi labels'), how: { labels: 'hi' } as const },
  ];
  return <PdfButton ways={ways} take={(how) => takeFile(getSaleInvoicePdf, { id, ...how }, 'invoice.pdf')} />;
}
