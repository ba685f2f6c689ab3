import { type SettlementStatus, settlementStatusLabel } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip } from '@freightdesk/shared-ui';

const tones = { PENDING_APPROVAL: 'warning', POSTED: 'success', REFUSED: 'error', REVERSED: 'error' } as const;

export function SettlementStatusChip({ status }: { status: SettlementStatus }) {
  const { t } = useTranslation();
  return <StatusChip label={t(settlementStatusLabel[status])} tone={tones[status]} />;
}
