import { type Jobcard, type JobcardStatus, jobcardStatusLabel, moveJobcard } from '@freightdesk/intl-shipment-contract';
import { moveJobcardInput } from '@freightdesk/intl-shipment-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, SavedMeanwhile, TextInput, useSchemaForm, useStaleVersion } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import { moveLabel } from './move-label';

interface ReasonDialogProps {
  job: Jobcard;
  to: JobcardStatus;
  onClose: () => void;
}

/** Asks why before a job is cancelled or reopened: the reason stands in the audit trail. */
export function ReasonDialog({ job, to, onClose }: ReasonDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { id, version, number } = job;
  const { mutateAsync } = useSave(moveJobcard);
  const form = useSchemaForm(moveJobcardInput, { id, version, to });
  const { save, contested } = useStaleVersion({
    form,
    record: job,
    startOf: (standing) => ({ ...standing, to }),
    onSubmit: (input) => mutateAsync(input),
  });
  return (
    <FormDialog
      form={form}
      title={`${t(moveLabel[to])}: ${number}`}
      submitLabel={t(moveLabel[to])}
      onSubmit={save}
      onSaved={() => notify(`${number}: ${t(jobcardStatusLabel[to])}`)}
      onClose={onClose}
      maxWidth="xs"
    >
      <SavedMeanwhile form={form} contested={contested} />
      {to === 'CANCELLED' && (
        <Typography color="textSecondary">
          {t('A shipment that has not left is cancelled with it. The number stays.')}
        </Typography>
      )}
      <TextInput form={form} name="reason" rows={2} required autoFocus />
    </FormDialog>
  );
}
