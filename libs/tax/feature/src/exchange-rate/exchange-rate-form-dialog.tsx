import { useSave } from '@freightdesk/data-access-api';
import { formatBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import {
  CurrencyInput,
  DateInput,
  DecimalInput,
  FormDialog,
  FormGrid,
  TextInput,
  useRecordForm,
} from '@freightdesk/shared-ui/forms';
import { addExchangeRate, type ExchangeRate } from '@freightdesk/tax-contract';
import { addExchangeRateInput } from '@freightdesk/tax-contract/schema';

interface ExchangeRateFormDialogProps {
  /** The latest one, with whose currency and source the next begins. */
  latest: ExchangeRate | undefined;
  onClose: () => void;
}

/** Adds the rate of a day. One that was wrong is followed by another of the same day. */
export function ExchangeRateFormDialog({ latest, onClose }: ExchangeRateFormDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: addExchangeRateInput,
    startOf: () => ({
      currency: latest?.currency ?? ('USD' as const),
      date: systemClock.today(),
      ...(latest && { source: latest.source }),
    }),
    send: useSave(addExchangeRate),
  });

  return (
    <FormDialog
      {...saving}
      title={t('Add exchange rate')}
      submitLabel={t('Add exchange rate')}
      againLabel={t('Add and start another')}
      onSaved={({ currency, date }) =>
        notify(t('{{name}} is added', { name: `${currency} ${formatBusinessDate(date)}` }))
      }
      onClose={onClose}
    >
      <FormGrid>
        <DecimalInput form={form} name="rate" autoFocus hint={t('Rupees for one unit of the currency')} />
        <CurrencyInput form={form} name="currency" />
        <DateInput form={form} name="date" />
        <TextInput form={form} name="source" hint={t('Such as the reference rate of the Reserve Bank')} />
      </FormGrid>
    </FormDialog>
  );
}
