import { oldestFirst } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { AmountInput, FormDialog, useToldHere } from '@freightdesk/shared-ui/forms';
import { AllocationTotals } from '../allocation/allocation-totals';
import { InvoiceAmounts } from '../allocation/invoice-amounts';
import { useOutstanding } from '../allocation/use-outstanding';
import { paymentWords } from '../payment-words.data';
import { AbroadField, AdvanceTaxFields, PaymentFields } from './payment-fields';
import { commonFields } from './move-inputs';
import { paymentTerms } from './payment-form';
import { usePaymentForm, useSaidInvoices } from './use-payment-form';
import type { PaymentStart } from './use-payment-start';

/** What a customer paid or a vendor is paid, and which invoices it settles. */
export function PaymentFormDialog({ start, onClose }: { start: PaymentStart; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const words = paymentWords[start.direction];
  const { from, party, invoice } = start;
  const isOfOne = Boolean(from ?? party ?? invoice);
  const { form, saving } = usePaymentForm(start);
  const values = form.watch();
  const query = useOutstanding(start.direction, values.partyId);
  const terms = paymentTerms(values, query.data ?? []);
  useSaidInvoices(form, terms, values.reference ?? '');
  const suggest = () => {
    const found = oldestFirst(terms.allocatableMinor, terms.invoices, terms.currency);
    for (const { id } of terms.invoices) {
      const suggestion = found.find(({ invoiceId }) => invoiceId === id);
      form.setValue(`amounts.${id}`, suggestion?.amountMinor ?? null, { shouldDirty: true });
    }
  };

  useToldHere(form, 'allocations');
  return (
    <FormDialog
      {...saving}
      title={from ? t('Assign {{number}}', { number: from.number }) : t(words.record)}
      submitLabel={t(from ? 'Assign' : words.record)}
      againLabel={isOfOne ? undefined : t('Record and start another')}
      keeps={commonFields}
      onSaved={({ data: { number }, warnings }) => {
        notify(t('{{number}} is recorded', { number }));
        for (const { message } of warnings) notify(t(message), 'warning');
      }}
      onClose={onClose}
      maxWidth="md"
    >
      <PaymentFields form={form} start={start} currency={terms.currency} />
      {values.partyId && (
        <InvoiceAmounts
          query={query}
          words={words}
          currency={terms.currency}
          amounts={values.amounts}
          onOldestFirst={suggest}
          fieldOf={({ id, currency }, label) => (
            <AmountInput form={form} name={`amounts.${id}`} label={label} currency={currency} />
          )}
        />
      )}
      <AllocationTotals terms={terms} />
      <AdvanceTaxFields form={form} terms={terms} />
      <AbroadField form={form} terms={terms} />
    </FormDialog>
  );
}
