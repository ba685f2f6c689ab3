import { type SaleInvoiceStatus, saleInvoiceStatusLabel } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip, type Tone } from '@freightdesk/shared-ui';

const tones: Readonly<Record<SaleInvoiceStatus, Tone>> = {
  DRAFT: 'default',
  ISSUED: 'info',
  PARTLY_PAID: 'warning',
  PAID: 'success',
  CANCELLED: 'error',
};

export function InvoiceStatusChip({ status }: { status: SaleInvoiceStatus }) {
  const { t } = useTranslation();
  return <StatusChip label={t(saleInvoiceStatusLabel[status])} tone={tones[status]} />;
}
