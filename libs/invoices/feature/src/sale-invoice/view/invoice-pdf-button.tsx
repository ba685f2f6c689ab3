import { takeFile } from '@freightdesk/data-access-api';
import {
  copiesOf,
  getSaleInvoicePdf,
  type SaleInvoice,
  type SaleInvoicePdfQuery,
} from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PdfButton } from '@freightdesk/shared-ui';

type How = Omit<SaleInvoicePdfQuery, 'id'>;

interface InvoicePdfButtonProps {
  invoice: SaleInvoice;
  /** The layout that it is seen in, where that is not the usual one. */
  seen?: Pick<How, 'layout' | 'title' | 'columns'>;
}

/** The document as a file; which copy of it is asked only where there are copies. */
export function InvoicePdfButton({ invoice, seen }: InvoicePdfButtonProps) {
  const { t } = useTranslation();
  const { id } = invoice;
  const copies: { label: string; how: How }[] = [
    { label: t('For the recipient (original)'), how: { copy: 'ORIGINAL' } },
    { label: t('For us (duplicate)'), how: { copy: 'DUPLICATE' } },
    { label: t('Extra copy (triplicate)'), how: { copy: 'TRIPLICATE' } },
    { label: t('All copies in one file'), how: { copy: 'ALL' } },
  ];
  const hasCopies = copiesOf(invoice, 'ALL').length > 1;
  const ways = [
    ...(hasCopies ? copies : [{ label: t('In English'), how: {} }]),
    { label: t('With Hindi labels'), how: { labels: 'hi' } as const },
  ];
  return <PdfButton ways={ways} take={(how) => takeFile(getSaleInvoicePdf, { id, ...how, ...seen }, 'invoice.pdf')} />;
}
