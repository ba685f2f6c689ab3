import { useSave } from '@freightdesk/data-access-api';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import {
  FormDialog,
  FormGrid,
  type FormSchema,
  MultiSelectInput,
  PlannedDateInput,
  type RecordSchema,
  useRecordForm,
} from '@freightdesk/shared-ui/forms';
import {
  type Journey,
  shipmentExceptionLabel,
  type Tracked,
  type UpdateExpectationInput,
} from '@freightdesk/tracking-contract';

interface ExpectationDialogProps<Shipment extends Tracked> {
  journey: Journey<Shipment>;
  shipment: Shipment;
  /** Of its job or docket. */
  number: string;
  endpoint: Endpoint<UpdateExpectationInput, Shipment>;
  schema: FormSchema<UpdateExpectationInput>;
  recordSchema: RecordSchema<Shipment>;
  onClose: () => void;
}

const startOf = ({ id, version, eta, promisedDate, exceptions = [] }: Tracked) => ({
  id,
  version,
  eta,
  promisedDate,
  exceptions: [...exceptions],
});

/** When the goods are expected, and what goes wrong with them on the way. */
export function ExpectationDialog<Shipment extends Tracked>(props: ExpectationDialogProps<Shipment>) {
  const { journey, shipment, number, endpoint, schema, recordSchema, onClose } = props;
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema,
    record: shipment,
    recordSchema,
    startOf,
    send: useSave(endpoint),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Dates and exceptions of {{number}}', { number })}
      submitLabel={t('Save')}
      onSaved={() => notify(t('{{number}} is saved', { number }))}
      onClose={onClose}
    >
      <FormGrid>
        <PlannedDateInput form={form} name="eta" autoFocus />
        <PlannedDateInput form={form} name="promisedDate" />
      </FormGrid>
      <MultiSelectInput
        form={form}
        name="exceptions"
        options={optionsOf(journey.exceptions, shipmentExceptionLabel, t)}
        hint={t('Take one out of the list when it is settled')}
      />
    </FormDialog>
  );
}
