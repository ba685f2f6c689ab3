import { type Docket, updateDocket } from '@freightdesk/domestic-contract';
import { docketSchema } from '@freightdesk/domestic-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { PartyPicker } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useSaySaved } from '@freightdesk/shared-ui';
import { ChargesDialog } from '@freightdesk/tax-ui';
import { useDocketName } from '../docket-name';

/** The charges of a docket, in a grid. */
export function DocketChargesDialog({ docket, onClose }: { docket: Docket; onClose: () => void }) {
  const { t } = useTranslation();
  const saySaved = useSaySaved();
  const name = useDocketName()(docket);
  const update = useSave(updateDocket);
  return (
    <ChargesDialog
      title={t('Charges of {{number}}', { number: name })}
      record={docket}
      recordSchema={docketSchema}
      goods={{ chargeableKg: docket.chargeableKg }}
      hasLegs={false}
      send={({ charges }, { id, version }) => update({ id, version, charges })}
      pick={(field) => <PartyPicker {...field} />}
      onSaved={() => saySaved(name, [])}
      onClose={onClose}
    />
  );
}
