import { oldestFirst } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { AmountInput, FormDialog } from '@freightdesk/shared-ui/forms';
import { AllocationTotals } from '../allocation/allocation-totals';
import { InvoiceAmounts } from '../allocation/invoice-amounts';
import { useOutstanding } from '../allocation/use-outstanding';
import { PaymentFields } from './payment-fields';
import { paymentTerms } from './payment-terms';
import { useExactInvoice } from './use-exact-invoice';
import { usePaymentForm } from './use-payment-form';
import type { PaymentStart } from './use-payment-start';

/** What a customer paid, and which of his invoices it settles. */
export function PaymentFormDialog({ start, onClose }: { start: PaymentStart; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = usePaymentForm(start);
  const values = form.watch();
  const query = useOutstanding(values.partyId);
  const terms = paymentTerms(values, query.data ?? []);
  useExactInvoice(form, terms);
  const suggest = () => {
    const found = oldestFirst(terms.allocatableMinor, terms.invoices, terms.currency);
    for (const { id } of terms.invoices) {
      const suggestion = found.find(({ invoiceId }) => invoiceId === id);
      form.setValue(`amounts.${id}`, suggestion?.amountMinor ?? null, { shouldDirty: true });
    }
  };

  return (
    <FormDialog
      {...saving}
      title={t('Record receipt')}
      submitLabel={t('Record receipt')}
      onSaved={({ number }) => notify(t('{{number}} is recorded', { number }))}
      onClose={onClose}
      maxWidth="md"
    >
      <PaymentFields form={form} start={start} currency={terms.currency} />
      {values.partyId && (
        <InvoiceAmounts
          query={query}
          currency={terms.currency}
          amounts={values.amounts}
          onOldestFirst={suggest}
          fieldOf={({ id, currency }, label) => (
            <AmountInput form={form} name={`amounts.${id}`} label={label} currency={currency} />
          )}
        />
      )}
      <AllocationTotals terms={terms} />
    </FormDialog>
  );
}
