import { takeFile } from '@freightdesk/data-access-api';
import { getReceiptVoucher, type Payment } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PdfButton } from '@freightdesk/shared-ui';

/** The paper that a customer is given of a taxed advance, or of what went back of it. */
export function ReceiptVoucherButton({ payment: { id, advanceTax } }: { payment: Payment }) {
  const { t } = useTranslation();
  if (!advanceTax) return null;
  const isRefund = advanceTax.refundNumber !== null;
  return (
    <PdfButton
      ways={[{ label: t(isRefund ? 'Refund voucher' : 'Receipt voucher'), how: id }]}
      take={(of) => takeFile(getReceiptVoucher, { id: of }, isRefund ? 'refund-voucher.pdf' : 'receipt-voucher.pdf')}
    />
  );
}
