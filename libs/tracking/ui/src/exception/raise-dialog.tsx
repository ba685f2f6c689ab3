import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import { FormDialog, SelectInput, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { type Journey, raiseException, shipmentExceptionLabel, type Tracked } from '@freightdesk/tracking-contract';
import { raiseExceptionInput } from '@freightdesk/tracking-contract/schema';

interface RaiseDialogProps<Shipment extends Tracked> {
  journey: Journey<Shipment>;
  shipment: Shipment;
  onClose: () => void;
}

/** Says what goes wrong; whoever says it settles it, until another person takes it over. */
export function RaiseDialog<Shipment extends Tracked>({ journey, shipment, onClose }: RaiseDialogProps<Shipment>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: raiseExceptionInput,
    startOf: () => ({ record: journey.record, recordId: shipment.id }),
    send: useSave(raiseException),
  });
  const open = shipment.exceptions ?? [];
  const kinds = journey.exceptions.filter((kind) => !open.includes(kind));
  return (
    <FormDialog
      {...saving}
      title={t('Report exception')}
      submitLabel={t('Report exception')}
      onSaved={({ kind }) => notify(t(shipmentExceptionLabel[kind]))}
      onClose={onClose}
    >
      <SelectInput form={form} name="kind" options={optionsOf(kinds, shipmentExceptionLabel, t)} autoFocus />
      <TextInput form={form} name="note" rows={2} />
    </FormDialog>
  );
}
