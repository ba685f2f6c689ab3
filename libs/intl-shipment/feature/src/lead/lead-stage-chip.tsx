import { type LeadStage, leadStageLabel } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip, type Tone } from '@freightdesk/shared-ui';

const tones: Readonly<Record<LeadStage, Tone>> = {
  NEW: 'info',
  CONTACTED: 'default',
  QUALIFIED: 'default',
  QUOTED: 'info',
  NEGOTIATION: 'warning',
  WON: 'success',
  LOST: 'error',
  ON_HOLD: 'default',
};

export function LeadStageChip({ stage }: { stage: LeadStage }) {
  const { t } = useTranslation();
  return <StatusChip label={t(leadStageLabel[stage])} tone={tones[stage]} />;
}
