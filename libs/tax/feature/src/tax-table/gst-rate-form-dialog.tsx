import { useSave } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import {
  DateInput,
  DecimalInput,
  FormDialog,
  FormGrid,
  SwitchInput,
  TextInput,
  useRecordForm,
} from '@freightdesk/shared-ui/forms';
import { type GstRateRow, updateGstRate } from '@freightdesk/tax-contract';
import { gstRateSchema, updateGstRateInput } from '@freightdesk/tax-contract/schema';
import { useTellChanged } from './use-tell-changed';

/** From a day on another rate holds instead of this one, beside it, or none. */
export function GstRateFormDialog({ row, onClose }: { row: GstRateRow; onClose: () => void }) {
  const { t } = useTranslation();
  const tellChanged = useTellChanged();
  const update = useSave(updateGstRate);
  const { form, saving } = useRecordForm({
    schema: updateGstRateInput,
    record: row,
    recordSchema: gstRateSchema,
    startOf: ({ id, version }) => ({ id, version, from: systemClock.today(), stays: false }),
    send: (input, { id, version }) => update({ ...input, id, version }),
  });
  return (
    <FormDialog
      {...saving}
      title={t('{{percent}}% changes', { percent: row.percent })}
      submitLabel={t('Save')}
      onSaved={tellChanged}
      onClose={onClose}
    >
      <FormGrid>
        <DateInput form={form} name="from" autoFocus />
        <DecimalInput form={form} name="percent" hint={t('Left blank, the rate ends the day before')} />
      </FormGrid>
      <TextInput form={form} name="source" hint={t('The notification that says so')} />
      <SwitchInput form={form} name="stays" />
    </FormDialog>
  );
}
