import { type JobcardStatus, jobcardStatusLabel } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip, type Tone } from '@freightdesk/shared-ui';

const tones: Readonly<Record<JobcardStatus, Tone>> = {
  DRAFT: 'default',
  OPEN: 'info',
  IN_PROGRESS: 'warning',
  COMPLETED: 'success',
  CLOSED: 'success',
  REOPENED: 'warning',
  CANCELLED: 'error',
};

export function JobcardStatusChip({ status }: { status: JobcardStatus }) {
  const { t } = useTranslation();
  return <StatusChip label={t(jobcardStatusLabel[status])} tone={tones[status]} />;
}
