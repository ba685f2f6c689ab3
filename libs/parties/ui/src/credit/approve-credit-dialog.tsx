import { useSave } from '@freightdesk/data-access-api';
import { approveCredit, type ApproveCreditInput } from '@freightdesk/parties-contract';
import { approveCreditInput } from '@freightdesk/parties-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

interface ApproveCreditDialogProps {
  credit: Omit<ApproveCreditInput, 'reason'>;
  /** What stands in the way, in words. */
  problem: string;
  onClose: () => void;
}

/** Lets one draft go on beyond its customer's credit, for a reason that stays with it. */
export function ApproveCreditDialog({ credit, problem, onClose }: ApproveCreditDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: approveCreditInput,
    startOf: () => credit,
    send: useSave(approveCredit),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Approve beyond the credit')}
      submitLabel={t('Approve it')}
      onSaved={() => notify(t('The credit is approved.'))}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography color="textSecondary">{problem}</Typography>
      <TextInput form={form} name="reason" rows={2} required autoFocus />
    </FormDialog>
  );
}
