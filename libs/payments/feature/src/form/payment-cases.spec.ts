import { allocatedMinor } from '@freightdesk/payments-contract';
import {
  outstandingInvoice,
  type ReceiptCase,
  receiptCases,
  receiptInput,
} from '@freightdesk/payments-contract/testing';
import { type PaymentForm, paymentProblemsOf, paymentInputOf, paymentTerms } from './payment-form';

/** The form as it is filled in, and what the customer owes as the server tells it. */
function typedOf({ receipt, owed }: ReceiptCase) {
  const invoices = owed.map(({ given: _given, totalPaise: _worth, totalMinor, ...invoice }, index) =>
    outstandingInvoice({
      ...{ id: `01990000-0000-7000-8000-0000000000d${index}`, number: `SI/26-27/00000${index + 1}` },
      ...{ ...invoice, totalMinor, outstandingMinor: totalMinor },
    }),
  );
  const { allocations: _none, ...input } = receiptInput({ reference: undefined, ...receipt });
  const amounts = Object.fromEntries(invoices.map(({ id }, index) => [id, owed[index]?.given ?? null]));
  const form: PaymentForm = { ...input, direction: 'RECEIPT', partyId: invoices[0]?.partyId ?? 'customer', amounts };
  return { form, invoices };
}

describe('what the form says of a receipt is what becomes of it', () => {
  it.each(receiptCases)('$name', (receipt) => {
    const { form, invoices } = typedOf(receipt);

    const { allocations, allocatableMinor } = paymentTerms(form, invoices);
    const problems = paymentProblemsOf(paymentInputOf(form, invoices), invoices).map(({ code }) => code);
    const allocated = allocatedMinor(allocations);
    const shown = { allocatedMinor: allocated, unallocatedMinor: allocatableMinor - allocated };
    expect(problems.length > 0 ? { refused: problems } : shown).toEqual(receipt.expected);
  });
});
