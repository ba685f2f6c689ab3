import { creditSaleInvoice, type SaleInvoice, salePaths } from '@freightdesk/invoices-contract';
import { useSave } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { DocumentDateInput, FormDialog, TextInput, useMeantDate, useRecordForm } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CreditLines } from './credit-lines';
import { CreditPreview } from './credit-preview';
import { type CreditForm, creditFormSchema, creditInputOf } from './credit-form';
import { leftAmounts } from './left-amounts';

/** How much of each line is credited, and why; what it comes to stands below as it is typed. */
export function CreditNoteForm({ invoice, onClose }: { invoice: SaleInvoice; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const credit = useSave(creditSaleInvoice);
  const askDate = useMeantDate();
  const [schema] = useState(() => creditFormSchema(invoice));
  const { form, saving } = useRecordForm({
    schema,
    startOf: (): CreditForm => ({
      ...{ id: invoice.id, date: systemClock.today(), reason: '' },
      amounts: leftAmounts(invoice),
    }),
    send: async (values: CreditForm) => {
      await askDate(values.date);
      return credit(creditInputOf(invoice, values));
    },
  });
  const { amounts, date } = form.watch();
  return (
    <FormDialog
      {...saving}
      title={t('Credit note against {{number}}', { number: invoice.number })}
      submitLabel={t('Issue the credit note')}
      onSaved={({ data, warnings }) => {
        notify(t('{{number}} is issued', { number: data.number }));
        for (const { message } of warnings) notify(t(message), 'warning');
        void navigate(salePaths.view.href(data.id));
      }}
      onClose={onClose}
      maxWidth="md"
    >
      <Typography variant="body2" color="textSecondary">
        {t(
          'It lowers what is outstanding; what exceeds that stays with us as the customer’s. Empty an amount to leave its line as it is.',
        )}
      </Typography>
      <DocumentDateInput form={form} name="date" required />
      <CreditLines form={form} invoice={invoice} />
      <TextInput form={form} name="reason" rows={2} required />
      <CreditPreview invoice={invoice} amounts={amounts} date={date} />
    </FormDialog>
  );
}
