import { useSave } from '@freightdesk/data-access-api';
import { type Revaluation, reverseRevaluation } from '@freightdesk/ledger-contract';
import { reverseRevaluationInput } from '@freightdesk/ledger-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

interface ReverseRevaluationDialogProps {
  posted: NonNullable<Revaluation['posted']>;
  onClose: () => void;
}

/** Asks why before a valuation is taken back: the reason stands in the ledger and in the audit trail. */
export function ReverseRevaluationDialog({ posted: { id, version, number }, onClose }: ReverseRevaluationDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: reverseRevaluationInput,
    startOf: () => ({ id, version }),
    send: useSave(reverseRevaluation),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Reverse {{number}}', { number })}
      submitLabel={t('Reverse')}
      onSaved={() => notify(t('{{number}} is reversed', { number }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography color="textSecondary">
        {t('Both vouchers are mirrored, each on its own day. Then the month can be valued again.')}
      </Typography>
      <TextInput form={form} name="reason" rows={2} required autoFocus />
    </FormDialog>
  );
}
