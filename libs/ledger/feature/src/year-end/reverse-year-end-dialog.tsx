import { useSave } from '@freightdesk/data-access-api';
import { reverseYearEnd, type YearEnd } from '@freightdesk/ledger-contract';
import { reverseYearEndInput } from '@freightdesk/ledger-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

interface ReverseYearEndDialogProps {
  year: string;
  closing: NonNullable<YearEnd['closing']>;
  onClose: () => void;
}

/** Asks why before a closed year is opened again: the reason stands in the ledger and in the audit trail. */
export function ReverseYearEndDialog({ year, closing: { id, version }, onClose }: ReverseYearEndDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: reverseYearEndInput,
    startOf: () => ({ id, version }),
    send: useSave(reverseYearEnd),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Open {{year}} again', { year })}
      submitLabel={t('Open the year again')}
      onSaved={() => notify(t('{{year}} is open again', { year }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography color="textSecondary">
        {t('The closing is mirrored on its own day: incomes and expenses stand again as they did.')}
      </Typography>
      <TextInput form={form} name="reason" rows={2} required autoFocus />
    </FormDialog>
  );
}
