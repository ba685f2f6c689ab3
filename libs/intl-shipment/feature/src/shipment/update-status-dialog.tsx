import {
  allowedShipmentMoves,
  type Shipment,
  shipmentMachineFor,
  shipmentStatusLabel,
  updateShipmentStatus,
} from '@freightdesk/intl-shipment-contract';
import { shipmentSchema, updateShipmentStatusInput } from '@freightdesk/intl-shipment-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import {
  FormDialog,
  FormGrid,
  InstantInput,
  SavedMeanwhile,
  SelectInput,
  TextInput,
  useSchemaForm,
  useStaleSave,
} from '@freightdesk/shared-ui/forms';
import { useState } from 'react';
import { useActingRole } from '../fields/use-acting-role';
import { NeedInput } from './need-input';
import { SkippedStates } from './skipped-states';
import { useStatusMove } from './use-status-move';

interface UpdateStatusDialogProps {
  shipment: Shipment;
  onClose: () => void;
}

/** To the minute, as it is entered. */
const now = () => `${systemClock.now().toISOString().slice(0, 16)}:00.000Z`;

/** Records the next milestone: asks what its state needs, and nothing else. */
export function UpdateStatusDialog({ shipment, onClose }: UpdateStatusDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { jobcard } = shipment;
  const [at] = useState(now);
  const startOf = ({ id, version, known }: Shipment) => ({ ...known, id, version, at });
  const { mutateAsync } = useSave(updateShipmentStatus);
  const form = useSchemaForm(updateShipmentStatusInput, startOf(shipment));
  const { save, contested, standing } = useStaleSave({
    form,
    record: shipment,
    currentOf: (current) => (shipmentSchema.isValidSync(current) ? current : null),
    startOf,
    onSubmit: (input) => mutateAsync(input),
  });
  const { needs, toConfirm, asksReason, isConfirmed, setConfirmed, saidOf } = useStatusMove(form, standing);
  const machine = shipmentMachineFor(standing.mode, standing.direction);
  const moves = allowedShipmentMoves(machine, standing.status, useActingRole());

  return (
    <FormDialog
      form={form}
      title={t('Update status of {{number}}', { number: jobcard.number })}
      submitLabel={t('Update status')}
      onSubmit={(input) => save(saidOf(input))}
      onSaved={({ data, warnings }) => {
        notify(`${jobcard.number}: ${t(shipmentStatusLabel[data.status])}`);
        for (const { message } of warnings) notify(t(message), 'warning');
      }}
      onClose={onClose}
    >
      <SavedMeanwhile form={form} contested={contested} />
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
