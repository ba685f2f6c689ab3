import { takeFile } from '@freightdesk/data-access-api';
import { getPurchasePdf, type PurchaseInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PdfButton } from '@freightdesk/shared-ui';

/** Of a bill its own paper, and the voucher of each payment that the law asks one for. */
export function BillPdfButton({ bill: { id, number, kind, selfInvoiceNumber, settledBy } }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  const own = selfInvoiceNumber ? t('Self-invoice {{number}}', { number: selfInvoiceNumber }) : t('As it is booked');
  const vouchers = selfInvoiceNumber
    ? settledBy.flatMap(({ payment }) =>
        payment === null
          ? []
          : [{ label: t('Payment voucher {{number}}', { number: payment.number }), how: payment.id }],
      )
    : [];
  return (
    <PdfButton
      ways={[{ label: kind === 'DEBIT_NOTE' ? t('Debit note') : own, how: '' }, ...vouchers]}
      take={(paymentId) =>
        takeFile(
          getPurchasePdf,
          { id, ...(paymentId && { paymentId }) },
          `${(number ?? 'bill').replaceAll('/', '-')}.pdf`,
        )
      }
    />
  );
}
