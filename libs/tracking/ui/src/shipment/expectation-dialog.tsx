import { useSave } from '@freightdesk/data-access-api';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import {
  DateInput,
  FormDialog,
  FormGrid,
  MultiSelectInput,
  type RecordSchema,
  useRecordForm,
} from '@freightdesk/shared-ui/forms';
import {
  shipmentExceptionLabel,
  shipmentExceptions,
  type TrackedRow,
  type UpdateExpectationInput,
} from '@freightdesk/tracking-contract';
import { updateExpectationInput } from '@freightdesk/tracking-contract/schema';

interface ExpectationDialogProps<Shipment extends TrackedRow> {
  shipment: Shipment;
  /** Of its job or docket. */
  number: string;
  endpoint: Endpoint<UpdateExpectationInput, Shipment>;
  recordSchema: RecordSchema<Shipment>;
  onClose: () => void;
}

const startOf = ({ id, version, eta, promisedDate, exceptions = [] }: TrackedRow) => ({
  id,
  version,
  eta,
  promisedDate,
  exceptions: [...exceptions],
});

/** When the goods are expected, and what goes wrong with them on the way. */
export function ExpectationDialog<Shipment extends TrackedRow>(props: ExpectationDialogProps<Shipment>) {
  const { shipment, number, endpoint, recordSchema, onClose } = props;
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: updateExpectationInput,
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
