import { useSave } from '@freightdesk/data-access-api';
import { type Jobcard, type JobcardStatus, jobcardStatusLabel, moveJobcard } from '@freightdesk/intl-shipment-contract';
import { moveJobcardInput } from '@freightdesk/intl-shipment-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ReasonDialog } from '@freightdesk/shared-ui/forms';
import { moveLabel } from './move-label';

interface JobcardReasonDialogProps {
  job: Jobcard;
  to: JobcardStatus;
  onClose: () => void;
}

/** Asks why before a job is cancelled or reopened: the reason stands in the audit trail. */
export function JobcardReasonDialog({ job, to, onClose }: JobcardReasonDialogProps) {
  const { t } = useTranslation();
  return (
    <ReasonDialog
      record={job}
      schema={moveJobcardInput}
      startOf={(standing) => ({ ...standing, to })}
      reason="reason"
      title={`${t(moveLabel[to])}: ${job.number}`}
      submitLabel={t(moveLabel[to])}
      text={to === 'CANCELLED' && t('A shipment that has not left is cancelled with it. The number stays.')}
      done={`${job.number}: ${t(jobcardStatusLabel[to])}`}
      onSubmit={useSave(moveJobcard)}
      onClose={onClose}
    />
  );
}
