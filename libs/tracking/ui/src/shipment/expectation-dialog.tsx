import {
  type DomesticShipment,
  shipmentExceptionLabel,
  shipmentExceptions,
  updateDomesticShipment,
} from '@freightdesk/domestic-contract';
import { domesticShipmentSchema, updateDomesticShipmentInput } from '@freightdesk/domestic-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import {
  DateInput,
  FormDialog,
  FormGrid,
  MultiSelectInput,
  SavedMeanwhile,
  useSchemaForm,
  useStaleSave,
} from '@freightdesk/shared-ui/forms';

interface ExpectationDialogProps {
  shipment: DomesticShipment;
  onClose: () => void;
}

const startOf = ({ id, version, eta, promisedDate, exceptions }: DomesticShipment) => ({
  id,
  version,
  eta,
  promisedDate,
  exceptions,
});

/** When the goods are expected, and what goes wrong with them on the way. */
export function ExpectationDialog({ shipment, onClose }: ExpectationDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { number } = shipment.docket;
  const { mutateAsync } = useSave(updateDomesticShipment);
  const form = useSchemaForm(updateDomesticShipmentInput, startOf(shipment));
  const { save, contested } = useStaleSave({
    form,
    record: shipment,
    currentOf: (current) => (domesticShipmentSchema.isValidSync(current) ? current : null),
    startOf,
    onSubmit: (input, { id, version }) => mutateAsync({ ...input, id, version }),
  });
  return (
    <FormDialog
      form={form}
      title={t('Dates and exceptions of {{number}}', { number })}
      submitLabel={t('Save')}
      onSubmit={save}
      onSaved={() => notify(t('{{number}} is saved', { number }))}
      onClose={onClose}
    >
      <SavedMeanwhile form={form} contested={contested} />
      <FormGrid>
        <DateInput form={form} name="eta" autoFocus />
        <DateInput form={form} name="promisedDate" />
      </FormGrid>
      <MultiSelectInput
        form={form}
        name="exceptions"
        options={optionsOf(shipmentExceptions, shipmentExceptionLabel, t)}
        hint={t('Take one out of the list when it is settled')}
      />
    </FormDialog>
  );
}
