import { type QuotationStatus, quotationStatusLabel } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip, type Tone } from '@freightdesk/shared-ui';

const tones: Readonly<Record<QuotationStatus, Tone>> = {
  DRAFT: 'default',
  PENDING_APPROVAL: 'warning',
  SENT: 'info',
  ACCEPTED: 'success',
  REJECTED: 'error',
  EXPIRED: 'warning',
  SUPERSEDED: 'default',
};

export function QuotationStatusChip({ status }: { status: QuotationStatus }) {
  const { t } = useTranslation();
  return <StatusChip label={t(quotationStatusLabel[status])} tone={tones[status]} />;
}
