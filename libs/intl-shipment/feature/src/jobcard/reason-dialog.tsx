import { useSave } from '@freightdesk/data-access-api';
import { type Jobcard, type JobcardStatus, jobcardStatusLabel, moveJobcard } from '@freightdesk/intl-shipment-contract';
import { moveWithReasonInput } from '@freightdesk/intl-shipment-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ReasonDialog } from '@freightdesk/shared-ui/forms';
import { moveLabel } from './move-label';

interface JobcardReasonDialogProps {
  job: Jobcard;
  to: JobcardStatus;
  /** That the job earns too little to be closed without a word. */
  low?: string | undefined;
  onClose: () => void;
}

/** Asks why before a job is cancelled, reopened, or closed though it earns too little: the reason stands in the audit trail. */
export function JobcardReasonDialog({ job, to, low, onClose }: JobcardReasonDialogProps) {
  const { t } = useTranslation();
  const textOf: Partial<Record<JobcardStatus, string>> = {
    CANCELLED: t('A shipment that has not left is cancelled with it. The number stays.'),
    CLOSED: low,
  };
  return (
    <ReasonDialog
      record={job}
      schema={moveWithReasonInput}
      startOf={(standing) => ({ ...standing, to })}
      reason="reason"
      title={`${t(moveLabel[to])}: ${job.number}`}
      submitLabel={t(moveLabel[to])}
      text={textOf[to]}
      done={`${job.number}: ${t(jobcardStatusLabel[to])}`}
      onSubmit={useSave(moveJobcard)}
      onClose={onClose}
    />
  );
}
