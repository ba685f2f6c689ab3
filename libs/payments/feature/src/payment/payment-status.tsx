import { type PaymentRow, paymentStatusLabel } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip } from '@freightdesk/shared-ui';

type Standing = Pick<PaymentRow, 'status' | 'unallocatedMinor' | 'toAssignPaise'>;

/** A receipt of which something is still to be allocated, or that nobody claimed yet, says so: that is what the clerk looks for. */
export function PaymentStatusChip({ payment }: { payment: Standing }) {
  const { t } = useTranslation();
  if (payment.status === 'REVERSED') return <StatusChip label={t(paymentStatusLabel.REVERSED)} tone="error" />;
  if (payment.unallocatedMinor > 0) return <StatusChip label={t('Advance')} tone="warning" />;
  if (payment.toAssignPaise > 0) return <StatusChip label={t('To assign')} tone="warning" />;
  return <StatusChip label={t(paymentStatusLabel.POSTED)} tone="success" />;
}
