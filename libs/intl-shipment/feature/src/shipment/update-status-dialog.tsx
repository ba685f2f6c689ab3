import {
  type Shipment,
  type ShipmentStatus,
  shipmentStatusLabel,
  updateShipmentStatus,
} from '@freightdesk/intl-shipment-contract';
import { updateShipmentStatusInput } from '@freightdesk/intl-shipment-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, FormGrid, SelectInput, TextInput, useSchemaForm } from '@freightdesk/shared-ui/forms';
import { InstantInput } from '../fields/instant-input';
import { instantOf, localTimeOf } from '../fields/local-time';
import { optionsOf } from '../fields/options';
import { NeedInput } from './need-input';
import { SkippedStates } from './skipped-states';
import { useStatusMove } from './use-status-move';

interface UpdateStatusDialogProps {
  shipment: Shipment;
  /** The states that the server takes from where the shipment is. */
  moves: readonly ShipmentStatus[];
  onClose: () => void;
}

/** To the minute, as it is entered. */
const now = () => instantOf(localTimeOf(systemClock.now().toISOString()));

/** Records the next milestone: asks what its state needs, and nothing else. */
export function UpdateStatusDialog({ shipment, moves, onClose }: UpdateStatusDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { id, version, known, jobcard } = shipment;
  const { mutateAsync } = useSave(updateShipmentStatus);
  const form = useSchemaForm(updateShipmentStatusInput, { ...known, id, version, at: now() });
  const { needs, toConfirm, asksReason, isConfirmed, setConfirmed, saidOf } = useStatusMove(form, shipment);

  return (
    <FormDialog
      form={form}
      title={t('Update status of {{number}}', { number: jobcard.number })}
      submitLabel={t('Update status')}
      onSubmit={(input) => mutateAsync(saidOf(input))}
      onSaved={({ data, warnings }) => {
        notify(`${jobcard.number}: ${t(shipmentStatusLabel[data.status])}`);
        for (const { message } of warnings) notify(t(message), 'warning');
      }}
      onClose={onClose}
    >
      <FormGrid>
        <SelectInput form={form} name="status" options={optionsOf(moves, shipmentStatusLabel, t)} autoFocus />
        <InstantInput form={form} name="at" />
        {needs.map((need) => (
          <NeedInput key={need} form={form} need={need} />
        ))}
        <TextInput form={form} name="location" hint={t('Port, airport or city')} />
      </FormGrid>
      {toConfirm.length > 0 && <SkippedStates states={toConfirm} checked={isConfirmed} onChange={setConfirmed} />}
      {asksReason && <TextInput form={form} name="reason" rows={2} required />}
      <TextInput form={form} name="remarks" rows={2} />
    </FormDialog>
  );
}
