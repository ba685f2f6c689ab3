import { oldestFirst, type Payment, type TradeDirection } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { AmountInput, FormDialog, useToldHere } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import { paymentWords } from '../payment-words.data';
import { allocationsOf, allocationsSoFar } from './amounts';
import { AllocationTotals } from './allocation-totals';
import { InvoiceAmounts } from './invoice-amounts';
import { useAllocateForm } from './use-allocate-form';
import { useMeantInvoice } from './use-meant-invoice';
import { useOutstanding } from './use-outstanding';

interface AllocateDialogProps {
  payment: Payment;
  direction: TradeDirection;
  /** The invoice that it is meant for: it gets as much as there is. */
  forInvoiceId?: string | null;
  onClose: () => void;
}

/** Moves an advance onto the party's invoices. */
export function AllocateDialog({ payment, direction, forInvoiceId = null, onClose }: AllocateDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { currency, number } = payment;
  const partyId = payment.party?.id ?? '';
  const query = useOutstanding(direction, partyId);
  const invoices = query.data ?? [];
  const { form, saving, standing } = useAllocateForm(payment, direction);
  useToldHere(form, 'allocations');
  const { unallocatedMinor } = standing;
  useMeantInvoice(form, { invoice: invoices.find(({ id }) => id === forInvoiceId), unallocatedMinor });
  const amounts = form.watch('amounts');
  const allocations = allocationsSoFar(allocationsOf(amounts, invoices));
  const isEmpty = form.formState.isSubmitted && allocations.length === 0;
  const suggest = () => {
    const found = oldestFirst(unallocatedMinor, invoices, currency);
    for (const { id } of invoices) {
      const suggestion = found.find(({ invoiceId }) => invoiceId === id);
      form.setValue(`amounts.${id}`, suggestion?.amountMinor ?? null, { shouldDirty: true });
    }
  };

  return (
    <FormDialog
      {...saving}
      title={t('Allocate {{number}}', { number })}
      submitLabel={t('Allocate')}
      onSaved={() => notify(t('{{number}} is allocated', { number }))}
      onClose={onClose}
      maxWidth="md"
    >
      <InvoiceAmounts
        query={query}
        words={paymentWords[direction]}
        currency={currency}
        amounts={amounts}
        onOldestFirst={suggest}
        fieldOf={({ id }, label) => (
          <AmountInput form={form} name={`amounts.${id}`} label={label} currency={currency} />
        )}
      />
      <AllocationTotals
        terms={{
          partyId,
          currency,
          allocatableMinor: unallocatedMinor,
          allocations,
          invoices,
        }}
      />
      {isEmpty && <Alert severity="error">{t('Give an amount to at least one invoice.')}</Alert>}
    </FormDialog>
  );
}
