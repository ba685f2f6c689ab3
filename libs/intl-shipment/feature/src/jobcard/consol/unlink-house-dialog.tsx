import { useSave } from '@freightdesk/data-access-api';
import { type ConsolHouse, type Jobcard, unlinkHouse } from '@freightdesk/intl-shipment-contract';
import { unlinkHouseInput } from '@freightdesk/intl-shipment-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ReasonDialog } from '@freightdesk/shared-ui/forms';

interface UnlinkHouseDialogProps {
  job: Jobcard;
  house: ConsolHouse;
  onClose: () => void;
}

/** Asks why a house leaves its master: both trails say so. */
export function UnlinkHouseDialog({ job, house, onClose }: UnlinkHouseDialogProps) {
  const { t } = useTranslation();
  const { id, version, number } = house;
  return (
    <ReasonDialog
      record={job}
      schema={unlinkHouseInput}
      startOf={(standing) => ({ ...standing, house: { id, version } })}
      reason="reason"
      title={t('Take {{house}} out of {{number}}', { house: number, number: job.number })}
      submitLabel={t('Take out')}
      text={t('It travels by itself then, under a bill of its own.')}
      done={t('{{number}} travels by itself', { number })}
      onSubmit={useSave(unlinkHouse)}
      onClose={onClose}
    />
  );
}
