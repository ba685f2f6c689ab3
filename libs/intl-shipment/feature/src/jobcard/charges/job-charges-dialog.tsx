import {
  containerTypeOptions,
  cubicMetres,
  type Jobcard,
  lclRevenueTons,
  updateJobcard,
} from '@freightdesk/intl-shipment-contract';
import { jobcardSchema } from '@freightdesk/intl-shipment-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { PartyPicker } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useSaySaved } from '@freightdesk/shared-ui';
import { ChargesDialog } from '@freightdesk/tax-ui';

/** What the goods of a job are counted by. */
const goodsOf = ({ chargeableKg, grossKg, packages, containers }: Jobcard) => ({
  chargeableKg: chargeableKg ?? grossKg,
  revenueTons: grossKg === null ? null : lclRevenueTons({ cbm: cubicMetres(packages), grossKg }),
  containers: containers.map(({ sizeType }) => sizeType),
});

/** The charges of a job, in a grid. */
export function JobChargesDialog({ job, onClose }: { job: Jobcard; onClose: () => void }) {
  const { t } = useTranslation();
  const saySaved = useSaySaved();
  const update = useSave(updateJobcard);
  return (
    <ChargesDialog
      title={t('Charges of {{number}}', { number: job.number })}
      record={job}
      recordSchema={jobcardSchema}
      goods={goodsOf(job)}
      containerTypes={containerTypeOptions}
      send={({ charges }, { id, version }) => update({ id, version, charges })}
      pick={(field) => <PartyPicker {...field} />}
      onSaved={() => saySaved(job.number, [])}
      onClose={onClose}
    />
  );
}
