import type { Bank } from '@freightdesk/banks-contract';
import {
  allocatableMinor,
  allocationProblems,
  type AllocationTerms,
  bankPaise,
  cashProblem,
  type OutstandingInvoice,
  type Payment,
  type PaymentProblem,
  type TradeDirection,
  type TradeInput,
  usualModeAt,
  withheldProblem,
} from '@freightdesk/payments-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { isCurrency } from '@freightdesk/shared-money';
import { allocationsOf, allocationsSoFar, type Amounts, amountSoFar } from '../allocation/amounts';

/** A payment as the form holds it: what each invoice gets stands by the invoice. */
export type PaymentForm = Omit<TradeInput, 'allocations'> & { amounts: Amounts };

/** What a payment starts with: the default bank, today, and the invoice it was opened for. */
export const newPayment = ({
  direction,
  banks,
  partyId,
  invoice,
  from,
  today,
}: {
  direction: TradeDirection;
  banks: readonly Bank[];
  partyId: string | null;
  invoice: OutstandingInvoice | undefined;
  from: Payment | null;
  today: BusinessDate;
}) => {
  const bank = banks.find(({ isDefault }) => isDefault);
  return {
    direction,
    bankId: bank?.id,
    partyId: partyId ?? undefined,
    date: today,
    mode: usualModeAt(bank ?? { accountType: 'CURRENT' }),
    currency: invoice?.currency ?? ('INR' as const),
    amountMinor: invoice?.outstandingMinor,
    amounts: invoice ? { [invoice.id]: invoice.outstandingMinor } : {},
    ...(from && assignedOf(from)),
  };
};

/** Of an unidentified receipt what is left is given, as it came. */
const assignedOf = ({ id, bank, mode, reference, toAssignPaise }: Payment) => ({
  ...{ fromReceiptId: id, bankId: bank.id, mode, amountMinor: toAssignPaise },
  ...(reference !== null && { reference }),
});

/**
 * What the form says, as the server takes it. Fields and invoices that its currency hides are left out and stay as typed,
 * so that choosing another currency and back loses nothing.
 */
export function paymentInputOf(form: PaymentForm, outstanding: readonly OutstandingInvoice[]): TradeInput {
  const { amounts, tdsPaise, bankChargesPaise, chargesGst, exchangeRate, bankAmountPaise, ...payment } = form;
  const shown = outstanding.filter(({ currency }) => currency === payment.currency);
  const charged = amountSoFar(bankChargesPaise) > 0 && chargesGst ? { chargesGst } : {};
  const moved = payment.currency === 'INR' ? { tdsPaise } : { exchangeRate, bankAmountPaise };
  return { ...payment, ...moved, bankChargesPaise, ...charged, allocations: allocationsOf(amounts, shown) };
}

/** What the rules say of a payment before it is sent; what else the person paid in cash that day, the server knows. */
export function paymentProblemsOf(input: TradeInput, invoices: readonly OutstandingInvoice[]): PaymentProblem[] {
  const { partyId, currency, allocations } = input;
  const met = [cashProblem({ ...input, paise: bankPaise(input) }), withheldProblem(input)];
  const terms = { partyId, currency, allocatableMinor: allocatableMinor(input), allocations, invoices };
  return [...met.filter((problem) => problem !== null), ...allocationProblems(terms)];
}

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
