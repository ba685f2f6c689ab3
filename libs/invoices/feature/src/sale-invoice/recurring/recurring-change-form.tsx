import { useSave } from '@freightdesk/data-access-api';
import {
  type RecurringInvoice,
  recurringPeriodLabel,
  recurringPeriods,
  updateRecurring,
} from '@freightdesk/invoices-contract';
import { recurringSchema, updateRecurringInput } from '@freightdesk/invoices-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import { DateInput, FormDialog, SelectInput, SwitchInput, useRecordForm } from '@freightdesk/shared-ui/forms';

interface RecurringChangeFormProps {
  recurring: RecurringInvoice;
  onClose: () => void;
}

/** From now on on other days, longer, or not for a while. */
export function RecurringChangeForm({ recurring, onClose }: RecurringChangeFormProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: updateRecurringInput,
    record: recurring,
    recordSchema: recurringSchema,
    startOf: ({ id, version, period, nextOn, until, active }) => ({ id, version, period, nextOn, until, active }),
    send: useSave(updateRecurring),
  });
  return (
    <FormDialog
      {...saving}
      title={t('What {{name}} is billed again', { name: recurring.party.name })}
      submitLabel={t('Save')}
      onSaved={() => notify(t('The days are changed'))}
      onClose={onClose}
      maxWidth="xs"
    >
      <SelectInput form={form} name="period" options={optionsOf(recurringPeriods, recurringPeriodLabel, t)} />
      <DateInput form={form} name="nextOn" />
      <DateInput form={form} name="until" />
      <SwitchInput form={form} name="active" hint={t('While it rests no draft is made')} />
    </FormDialog>
  );
}
