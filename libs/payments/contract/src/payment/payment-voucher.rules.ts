import { accountCode, credit, debit, imbalancePaise, type PostingLine } from '@freightdesk/ledger-contract';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { allocatableMinor, bankPaise, type PayingBank, type PaymentAmounts, paymentRate } from './payment-amount.rules';
import { type Valued, worthTaken } from './worth.rules';

/** An invoice as its debtor entry stands in the books. */
export interface SettledInvoice {
  currency: CurrencyCode;
  exchangeRate: string;
  totalMinor: number;
  /** What all of it was posted at; a total of lines that were each rounded, so not always total x rate. */
  totalPaise: number;
  outstandingMinor: number;
}

/** So much of a payment goes to this invoice. */
export interface Settlement {
  invoice: SettledInvoice;
  amountMinor: number;
}

export interface PaymentVoucher {
  lines: PostingLine[];
  /** What the exchange brought against the invoices' rates; negative is a loss. */
  fxGainPaise: number;
}

/** What a receipt brought, and what all of it is worth in the books. */
export const paymentValue = (receipt: PaymentAmounts): Valued => ({
  minor: allocatableMinor(receipt),
  paise: bankPaise(receipt) + (receipt.tdsPaise ?? 0) + (receipt.bankChargesPaise ?? 0),
});

interface VoucherTerms {
  partyId: string;
  receipt: PaymentAmounts;
  settlements: readonly Settlement[];
}

/**
 * A receipt's voucher: Dr bank, tax withheld, bank charges; Cr debtors as allocated, each at its invoice's own rate; what is
 * left is the customer's advance. What the two rates differ by is exchange gain or loss.
 */
export function paymentVoucher({ bank, ...terms }: VoucherTerms & { bank: PayingBank }): PaymentVoucher {
  const { partyId, receipt } = terms;
  const { currency, amountMinor, tdsPaise = 0, bankChargesPaise = 0 } = receipt;
  const foreign = { currency, currencyMinor: amountMinor, exchangeRate: paymentRate(receipt) };
  const unallocatedMinor = allocatableMinor(receipt) - settledMinor(terms);
  return balanced([
    ...debit(bank.accountCode, bankPaise(receipt), bank.currency === 'INR' ? {} : foreign),
    ...debit(accountCode.tdsReceivable, tdsPaise, { partyId }),
    ...debit(accountCode.bankCharges, bankChargesPaise),
    ...terms.settlements.flatMap((settlement) => debtorLines(partyId, settlement)),
    ...credit(accountCode.customerAdvances, ...advanceEntry(terms, unallocatedMinor, unallocatedMinor)),
  ]);
}

/** Moves an advance, or a part of it, onto invoices: Dr customer advances, Cr debtors. */
export function advanceVoucher({
  unallocatedMinor,
  ...terms
}: VoucherTerms & { unallocatedMinor: number }): PaymentVoucher {
  return balanced([
    ...debit(accountCode.customerAdvances, ...advanceEntry(terms, unallocatedMinor, settledMinor(terms))),
    ...terms.settlements.flatMap((settlement) => debtorLines(terms.partyId, settlement)),
  ]);
}

const settledMinor = ({ settlements }: VoucherTerms): number =>
  settlements.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** `partMinor` of an advance that stands at `leftMinor`, at the receipt's own worth. */
function advanceEntry({ partyId, receipt }: VoucherTerms, leftMinor: number, partMinor: number) {
  const paise = worthTaken(paymentValue(receipt), leftMinor, partMinor);
  const facts = { partyId, currency: receipt.currency, currencyMinor: partMinor, exchangeRate: paymentRate(receipt) };
  return [paise, facts] as const;
}

function debtorLines(partyId: string, { invoice, amountMinor }: Settlement): PostingLine[] {
  const whole = { minor: invoice.totalMinor, paise: invoice.totalPaise };
  return credit(accountCode.debtors, worthTaken(whole, invoice.outstandingMinor, amountMinor), {
    partyId,
    currency: invoice.currency,
    currencyMinor: amountMinor,
    exchangeRate: invoice.exchangeRate,
  });
}

/** Lines with what they are out of balance by as exchange gain or loss. */
function balanced(lines: PostingLine[]): PaymentVoucher {
  const fxGainPaise = imbalancePaise(lines);
  return { lines: [...lines, ...credit(accountCode.exchangeDifference, fxGainPaise)], fxGainPaise };
}
