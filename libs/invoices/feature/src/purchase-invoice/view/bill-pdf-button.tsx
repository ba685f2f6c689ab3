import { takeFile } from '@freightdesk/data-access-api';
import { getPaymentVoucher, getPurchasePdf, type PurchaseInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PdfButton } from '@freightdesk/shared-ui';

const fileOf = (number: string) => `${number.replaceAll('/', '-')}.pdf`;

/** The payments that owe a voucher, each once in however many steps it settled the bill. */
const vouchersOf = ({ selfInvoiceNumber, settledBy }: PurchaseInvoice) =>
  selfInvoiceNumber
    ? [...new Map(settledBy.flatMap(({ payment }) => (payment ? [[payment.id, payment] as const] : []))).values()]
    : [];

/** Of a bill its own paper, and the voucher of each payment that the law asks one for. */
export function BillPdfButton({ bill }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  const { id, number, kind, selfInvoiceNumber } = bill;
  const own = selfInvoiceNumber ? t('Self-invoice {{number}}', { number: selfInvoiceNumber }) : t('As it is booked');
  const vouchers = vouchersOf(bill).map((payment) => ({
    label: t('Payment voucher {{number}}', { number: payment.number }),
    how: () => takeFile(getPaymentVoucher, { id: payment.id }, fileOf(payment.number)),
  }));
  const paper = {
    label: kind === 'DEBIT_NOTE' ? t('Debit note') : own,
    how: () => takeFile(getPurchasePdf, { id }, fileOf(number ?? 'bill')),
  };
  return <PdfButton ways={[paper, ...vouchers]} take={(how) => how()} />;
}
