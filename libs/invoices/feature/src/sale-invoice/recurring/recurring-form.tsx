import { useSave } from '@freightdesk/data-access-api';
import {
  addRecurring,
  nextAfter,
  recurringPeriodLabel,
  recurringPeriods,
  type SaleInvoice,
} from '@freightdesk/invoices-contract';
import { addRecurringInput } from '@freightdesk/invoices-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import { DateInput, FormDialog, SelectInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

interface RecurringFormProps {
  invoice: SaleInvoice;
  onClose: () => void;
}

/** How often an invoice is made again, and from when to when. */
export function RecurringForm({ invoice: { id, date, party }, onClose }: RecurringFormProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const nextOn = nextAfter(date, 'MONTHLY', Number(date.slice(8)));
  const { form, saving } = useRecordForm({
    schema: addRecurringInput,
    startOf: () => ({ invoiceId: id, period: 'MONTHLY' as const, nextOn, until: null }),
    send: useSave(addRecurring),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Make it recurring')}
      submitLabel={t('Save')}
      onSaved={() => notify(t('The invoice to {{name}} is made again', { name: party.name }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography color="textSecondary">
        {t('A draft with the same lines, priced by the rates of its day. You issue it when you have looked at it.')}
      </Typography>
      <SelectInput form={form} name="period" options={optionsOf(recurringPeriods, recurringPeriodLabel, t)} />
      <DateInput form={form} name="nextOn" />
      <DateInput form={form} name="until" />
    </FormDialog>
  );
}
