import { useSave } from '@freightdesk/data-access-api';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import { DateInput, FormDialog, SelectInput, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { addGtaOption, gtaOptionLabel, gtaOptions } from '@freightdesk/tax-contract';
import { addGtaOptionInput } from '@freightdesk/tax-contract/schema';

/** From a day on another option holds. One that was wrong is followed by another of the same day. */
export function GtaOptionFormDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: addGtaOptionInput,
    startOf: () => ({ option: 'REVERSE_CHARGE' as const }),
    send: useSave(addGtaOption),
  });

  return (
    <FormDialog
      {...saving}
      title={t('Add option')}
      submitLabel={t('Add option')}
      onSaved={({ from }) => notify(t('The option holds from {{date}}', { date: formatBusinessDate(from) }))}
      onClose={onClose}
    >
      <DateInput
        form={form}
        name="from"
        hint={t('The first day of a financial year, or of the registration: the declaration is of a whole year.')}
      />
      <SelectInput form={form} name="option" options={optionsOf(gtaOptions, gtaOptionLabel, t)} />
      <TextInput form={form} name="source" hint={t('Such as Annexure V for 2026-27 and the day it was filed')} />
    </FormDialog>
  );
}
