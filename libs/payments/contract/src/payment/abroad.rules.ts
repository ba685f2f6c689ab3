import { homeCountry } from '@freightdesk/parties-contract';
import { type Allocation, allocatedMinor } from './allocation.rules';
import { allocatableMinor, type PaymentAmounts } from './payment-amount.rules';
import type { PaymentProblem } from './payment.problem';

/** A vendor as far as the law asks papers of what goes to him. */
export interface PaidAbroad {
  name: string;
  country: string;
  /** Whether the rate and the treaty are on record that tax is deducted by. */
  hasTerms: boolean;
}

type Paid = PaymentAmounts & { allocations: readonly Allocation[] };

/** Whether something goes to a vendor abroad ahead of his bills, which have papers of their own. */
export const isAheadAbroad = (payment: Paid, { country }: Pick<PaidAbroad, 'country'>): boolean =>
  payment.direction === 'PAYMENT' &&
  country !== homeCountry &&
  allocatableMinor(payment) > allocatedMinor(payment.allocations);

/**
 * What goes abroad ahead of a bill needs what the bill would: a rate and a treaty of the vendor and form 15CA (Income-tax Act s.195(6),
 * Rules, rule 37BB), whoever pays answers for the tax of what he sends.
 */
export function abroadProblem(
  payment: Paid & { form15ca?: string | undefined },
  vendor: PaidAbroad,
): PaymentProblem | null {
  if (!isAheadAbroad(payment, vendor)) return null;
  const code = 'remittance_missing';
  if (!vendor.hasTerms) {
    const message =
      '{{party}} is abroad: enter the rate and the treaty under Terms and tax of the party before he is paid ahead of his bill.';
    return { field: 'partyId', code, message, values: { party: vendor.name } };
  }
  if (payment.form15ca) return null;
  const message = 'Enter form 15CA: without it nothing goes abroad ahead of a bill.';
  return { field: 'form15ca', code, message };
}
