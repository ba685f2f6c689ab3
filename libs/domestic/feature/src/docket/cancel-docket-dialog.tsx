import { type DocketRow, moveDocket } from '@freightdesk/domestic-contract';
import { moveDocketInput } from '@freightdesk/domestic-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, SavedMeanwhile, TextInput, useSchemaForm, useStaleVersion } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import { useDocketName } from './docket-name';

interface CancelDocketDialogProps {
  docket: Pick<DocketRow, 'id' | 'version' | 'number'>;
  onClose: () => void;
}

/** Asks why before a docket is given up: the reason stands in its history. */
export function CancelDocketDialog({ docket, onClose }: CancelDocketDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const name = useDocketName()(docket);
  const { mutateAsync } = useSave(moveDocket);
  const form = useSchemaForm(moveDocketInput, { id: docket.id, version: docket.version, to: 'CANCELLED' });
  const { save, contested } = useStaleVersion({
    form,
    record: docket,
    startOf: (standing) => ({ ...standing, to: 'CANCELLED' as const }),
    onSubmit: (input) => mutateAsync(input),
  });
  return (
    <FormDialog
      form={form}
      title={t('Cancel {{name}}', { name })}
      submitLabel={t('Cancel the docket')}
      onSubmit={save}
      onSaved={() => notify(t('{{name}} is cancelled', { name }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <SavedMeanwhile form={form} contested={contested} />
      <Typography color="textSecondary">
        {docket.number === null
          ? t('The draft stays in the list and can no longer be changed.')
          : t('Its shipment is cancelled with it. The number stays.')}
      </Typography>
      <TextInput form={form} name="reason" rows={2} required autoFocus />
    </FormDialog>
  );
}
