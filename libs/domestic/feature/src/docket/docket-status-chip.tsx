import { type DocketStatus, docketStatusLabel } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip, type Tone } from '@freightdesk/shared-ui';

const tones: Readonly<Partial<Record<DocketStatus, Tone>>> = {
  DRAFT: 'default',
  UNDELIVERED: 'warning',
  DELIVERED: 'success',
  POD_UPLOADED: 'success',
  POD_VERIFIED: 'success',
  RTO_INITIATED: 'warning',
  RTO_IN_TRANSIT: 'warning',
  RTO_DELIVERED: 'warning',
  LOST_DAMAGED: 'error',
  CANCELLED: 'error',
};

export function DocketStatusChip({ status }: { status: DocketStatus }) {
  const { t } = useTranslation();
  return <StatusChip label={t(docketStatusLabel[status])} tone={tones[status] ?? 'info'} />;
}
