import { type PurchaseInvoiceStatus, purchaseInvoiceStatusLabel } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip, type Tone } from '@freightdesk/shared-ui';

const tones: Readonly<Record<PurchaseInvoiceStatus, Tone>> = {
  DRAFT: 'default',
  POSTED: 'info',
  PARTLY_PAID: 'warning',
  PAID: 'success',
  CANCELLED: 'error',
};

export function PurchaseStatusChip({ status }: { status: PurchaseInvoiceStatus }) {
  const { t } = useTranslation();
  return <StatusChip label={t(purchaseInvoiceStatusLabel[status])} tone={tones[status]} />;
}
