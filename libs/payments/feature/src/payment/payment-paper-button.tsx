import { takeFile } from '@freightdesk/data-access-api';
import { getPaymentVoucher } from '@freightdesk/invoices-contract';
import { getReceiptVoucher, type Payment } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PdfButton } from '@freightdesk/shared-ui';

/** Whether a vendor without a registration is given its voucher: it settled a bill that we invoice to ourselves. */
const owesVoucher = ({ status, allocations }: Payment): boolean =>
  status === 'POSTED' && allocations.some(({ invoice }) => invoice.selfInvoiceNumber !== null);

/** The paper that the law asks of a payment: of a taxed advance, of what went back of it, or of bills under reverse charge. */
export function PaymentPaperButton({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const { id, number, advanceTax } = payment;
  if (owesVoucher(payment)) {
    const name = `${number.replaceAll('/', '-')}.pdf`;
    const way = { label: t('Payment voucher'), how: id };
    return <PdfButton ways={[way]} take={(of) => takeFile(getPaymentVoucher, { id: of }, name)} />;
  }
  if (!advanceTax) return null;
  const isRefund = advanceTax.refundNumber !== null;
  return (
    <PdfButton
      ways={[{ label: t(isRefund ? 'Refund voucher' : 'Receipt voucher'), how: id }]}
      take={(of) => takeFile(getReceiptVoucher, { id: of }, isRefund ? 'refund-voucher.pdf' : 'receipt-voucher.pdf')}
    />
  );
}
