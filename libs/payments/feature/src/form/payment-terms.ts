import { allocatableMinor, type AllocationTerms, type OutstandingInvoice } from '@freightdesk/payments-contract';
import { isCurrency } from '@freightdesk/shared-money';
import { allocationsSoFar, amountSoFar } from '../allocation/amounts';
import { type PaymentForm, paymentInputOf } from './payment-form';

export type PaymentTerms = AllocationTerms & { invoices: readonly OutstandingInvoice[] };

/** What the payment comes to while it is being typed. */
export function paymentTerms(form: PaymentForm, outstanding: readonly OutstandingInvoice[]): PaymentTerms {
  const currency = isCurrency(form.currency) ? form.currency : 'INR';
  const input = paymentInputOf({ ...form, currency }, outstanding);
  return {
    partyId: form.partyId,
    currency,
    allocatableMinor: allocatableMinor({
      direction: form.direction,
      currency,
      amountMinor: amountSoFar(input.amountMinor),
      tdsPaise: amountSoFar(input.tdsPaise),
      bankChargesPaise: amountSoFar(input.bankChargesPaise),
    }),
    allocations: allocationsSoFar(input.allocations),
    invoices: outstanding.filter((invoice) => invoice.currency === currency),
  };
}
