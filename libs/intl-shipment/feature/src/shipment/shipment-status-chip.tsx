import { type ShipmentStatus, shipmentStatusLabel } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip, type Tone } from '@freightdesk/shared-ui';

const tones: Readonly<Partial<Record<ShipmentStatus, Tone>>> = {
  DELIVERED: 'success',
  EMPTY_RETURNED: 'success',
  CANCELLED: 'error',
};

export function ShipmentStatusChip({ status }: { status: ShipmentStatus }) {
  const { t } = useTranslation();
  return <StatusChip label={t(shipmentStatusLabel[status])} tone={tones[status] ?? 'info'} />;
}
