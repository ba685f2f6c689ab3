import { useSave } from '@freightdesk/data-access-api';
import { type DocketRow, moveDocket } from '@freightdesk/domestic-contract';
import { moveDocketInput } from '@freightdesk/domestic-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ReasonDialog } from '@freightdesk/shared-ui/forms';
import { useDocketName } from './docket-name';

interface CancelDocketDialogProps {
  docket: Pick<DocketRow, 'id' | 'version' | 'number'>;
  onClose: () => void;
}

/** Asks why before a docket is given up: the reason stands in its history. */
export function CancelDocketDialog({ docket, onClose }: CancelDocketDialogProps) {
  const { t } = useTranslation();
  const name = useDocketName()(docket);
  return (
    <ReasonDialog
      record={docket}
      schema={moveDocketInput}
      startOf={(standing) => ({ ...standing, to: 'CANCELLED' as const })}
      reason="reason"
      title={t('Cancel {{name}}', { name })}
      submitLabel={t('Cancel the docket')}
      text={
        docket.number === null
          ? t('The draft stays in the list and can no longer be changed.')
          : t('Its shipment is cancelled with it. The number stays.')
      }
      done={t('{{name}} is cancelled', { name })}
      onSubmit={useSave(moveDocket)}
      onClose={onClose}
    />
  );
}
