import { accountCode, credit, debit, imbalancePaise, type PostingLine } from '@freightdesk/ledger-contract';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { allocationProblems, type OpenInvoice } from '../payment/allocation.rules';
import type { TradeDirection } from '../payment/payment.kinds';
import type { PaymentProblem } from '../payment/payment.problem';
import { owedLines, type SettledPart } from '../payment/payment-voucher.rules';

interface WriteOffTerms {
  invoiceId: string;
  amountMinor: number;
}

/** What stands in the way of giving up so much of a document: it is not in the books, or no longer so much is outstanding. */
export function writeOffProblems(
  { invoiceId, amountMinor }: WriteOffTerms,
  document: (OpenInvoice & { currency: CurrencyCode }) | undefined,
): PaymentProblem[] {
  return allocationProblems({
    partyId: document?.partyId ?? '',
    currency: document?.currency ?? 'INR',
    allocatableMinor: amountMinor,
    allocations: [{ invoiceId, amountMinor }],
    invoices: document ? [document] : [],
  }).map((problem) => ({ ...problem, field: problem.field.replace(/^allocations\.0\./, '') }));
}

/**
 * Of a customer's invoice: Dr bad debts, Cr debtors. Of a vendor's bill: Dr creditors, Cr other income. Each at the document's own
 * worth. The GST of a sale stays as it was reported: only a credit note takes it back (CGST Act s.34), and a bad debt is none.
 */
export function writeOffVoucher(
  terms: { partyId: string; direction: TradeDirection },
  part: SettledPart,
): { lines: PostingLine[]; amountPaise: number } {
  const owed = owedLines(terms, part);
  const difference = imbalancePaise(owed);
  const given =
    terms.direction === 'RECEIPT'
      ? debit(accountCode.badDebts, -difference)
      : credit(accountCode.otherIncome, difference);
  return { lines: [...owed, ...given], amountPaise: Math.abs(difference) };
}
