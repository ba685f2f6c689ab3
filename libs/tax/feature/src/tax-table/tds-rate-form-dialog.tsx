import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import {
  DateInput,
  DecimalInput,
  FormDialog,
  FormGrid,
  AmountInput,
  SwitchInput,
  TextInput,
  useRecordForm,
} from '@freightdesk/shared-ui/forms';
import { tdsNatureLabel, type TdsRateRow, updateTdsRate } from '@freightdesk/tax-contract';
import { tdsRateSchema, updateTdsRateInput } from '@freightdesk/tax-contract/schema';
import { useTellChanged } from './use-tell-changed';

/** From a day on other terms hold; from the row's own day on it is the row that is put right, and confirmed. */
export function TdsRateFormDialog({ row, onClose }: { row: TdsRateRow; onClose: () => void }) {
  const { t } = useTranslation();
  const tellChanged = useTellChanged();
  const update = useSave(updateTdsRate);
  const { form, saving } = useRecordForm({
    schema: updateTdsRateInput,
    record: row,
    recordSchema: tdsRateSchema,
    startOf: ({ nature: _nature, payee: _payee, until: _until, limitPer: _per, isExcessOnly: _excess, ...terms }) =>
      terms,
    send: (input, { id, version }) => update({ ...input, id, version }),
  });
  return (
    <FormDialog
      {...saving}
      title={t(tdsNatureLabel[row.nature])}
      submitLabel={t('Save')}
      onSaved={tellChanged}
      onClose={onClose}
    >
      <FormGrid>
        <DateInput form={form} name="from" autoFocus hint={t('A later day begins a row of its own')} />
        <DecimalInput form={form} name="percent" />
        <DecimalInput form={form} name="percentWithoutPan" />
        <AmountInput form={form} name="limitPaise" />
        <AmountInput form={form} name="billPaise" />
        <TextInput form={form} name="section" />
        <TextInput form={form} name="code" />
        <TextInput form={form} name="source" hint={t('The law or notification that says so')} />
      </FormGrid>
      <SwitchInput form={form} name="isToBeConfirmed" />
    </FormDialog>
  );
}
