import {
  docketStatusLabel,
  type DomesticShipment,
  factsOf,
  updateDomesticShipmentStatus,
} from '@freightdesk/domestic-contract';
import { domesticShipmentSchema, updateDomesticShipmentStatusInput } from '@freightdesk/domestic-contract/schema';
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
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { offeredMoves } from './offered-moves';
import { ReasonInput } from './reason-input';
import { StatusNeeds } from './status-needs';
import { useStatusMove } from './use-status-move';

interface UpdateStatusDialogProps {
  shipment: DomesticShipment;
  onClose: () => void;
}

/** To the minute, as it is entered. */
const now = () => `${systemClock.now().toISOString().slice(0, 16)}:00.000Z`;

/** Records the next step: asks what its status needs, and nothing else. */
export function UpdateStatusDialog({ shipment, onClose }: UpdateStatusDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { number } = shipment.docket;
  const [at] = useState(now);
  const startOf = (from: DomesticShipment) => ({ ...factsOf(from, {}), id: from.id, version: from.version, at });
  const { mutateAsync } = useSave(updateDomesticShipmentStatus);
  const form = useSchemaForm(updateDomesticShipmentStatusInput, startOf(shipment));
  const { save, contested, standing } = useStaleSave({
    form,
    record: shipment,
    currentOf: (current) => (domesticShipmentSchema.isValidSync(current) ? current : null),
    startOf,
    onSubmit: (input) => mutateAsync(input),
  });
  const { to, groups, extras, asksReason, billProblem, saidOf } = useStatusMove(form, standing);

  return (
    <FormDialog
      form={form}
      title={t('Update status of {{number}}', { number })}
      submitLabel={t('Update status')}
      onSubmit={(input) => save(saidOf(input))}
      onSaved={({ data, warnings }) => {
        notify(`${number}: ${t(docketStatusLabel[data.status])}`);
        for (const { message } of warnings) notify(t(message), 'warning');
      }}
      onClose={onClose}
    >
      <SavedMeanwhile form={form} contested={contested} />
      <FormGrid>
        <SelectInput
          form={form}
          name="status"
          options={optionsOf(offeredMoves(standing.status), docketStatusLabel, t)}
          autoFocus
        />
        <InstantInput form={form} name="at" />
        <StatusNeeds form={form} groups={groups} extras={extras} />
        <TextInput form={form} name="location" hint={t('City or hub')} />
      </FormGrid>
      {billProblem && <Alert severity="warning">{t(billProblem)}</Alert>}
      {to && asksReason && <ReasonInput form={form} to={to} />}
      <TextInput form={form} name="remarks" rows={2} />
    </FormDialog>
  );
}
