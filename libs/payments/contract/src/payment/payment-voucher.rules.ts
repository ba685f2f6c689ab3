import { accountCode, credit, debit, imbalancePaise, type PostingLine } from '@freightdesk/ledger-contract';
import { type CurrencyCode, shareOut, sum } from '@freightdesk/shared-money';
import { bankSide } from './bank-side.rules';
import { type ExpenseGst, spentLines } from './expense-gst.rules';
import {
  allocatableMinor,
  type PayingBank,
  type PaymentAmounts,
  paymentRate,
  paymentValue,
} from './payment-amount.rules';
import { worthTaken } from './worth.rules';

/** What of a document is of a job, in paise before tax; null is what is of none. */
export interface JobPart {
  jobId: string | null;
  paise: number;
}

/** What the rates brought on one document that was settled, and whose it is. */
export interface DocumentGain {
  gainPaise: number;
  jobs: readonly JobPart[];
}

/** An invoice, ours or a vendor's, as what is owed on it stands in the books. */
export interface SettledInvoice {
  currency: CurrencyCode;
  exchangeRate: string;
  totalMinor: number;
  /** What all of it was posted at; a total of lines that were each rounded, so not always total x rate. */
  totalPaise: number;
  outstandingMinor: number;
  /** Whose it is; left out where no rate can differ. */
  jobs?: readonly JobPart[];
}

/** So much of a payment goes to this invoice. */
export interface SettledPart {
  invoice: SettledInvoice;
  amountMinor: number;
}

export interface PaymentVoucher {
  lines: PostingLine[];
  /** What the exchange brought against the invoices' rates; negative is a loss. */
  fxGainPaise: number;
}

/** A receipt debits what a payment credits, but for the banks' charges: those are ours either way. */
const sides = {
  RECEIPT: { moves: debit, settles: credit, owed: accountCode.debtors, ahead: accountCode.customerAdvances },
  PAYMENT: { moves: credit, settles: debit, owed: accountCode.creditors, ahead: accountCode.vendorAdvances },
} as const;

/** Money that moves between us and a party. */
type Trade = PaymentAmounts & { direction: keyof typeof sides };

/** Whose money it is, and the payment that it came or went by. */
interface Advance {
  partyId: string;
  payment: Trade;
}

interface VoucherTerms extends Advance {
  settlements: readonly SettledPart[];
}

interface NewPayment extends VoucherTerms {
  bank: PayingBank;
  /** Under what is owed to the government what we withhold of a vendor's advance. */
  tdsAccountCode?: string | null;
  /** Within the bank's charges. */
  chargesGst?: ExpenseGst | undefined;
}

/**
 * A payment's voucher. Of a receipt: Dr bank, tax withheld, bank charges; Cr debtors as allocated, each at its invoice's own rate;
 * what is left is the customer's advance. Of a payment to a vendor: Cr bank, tax withheld; Dr bank charges, creditors as
 * allocated, and his advance. What of the charges is credit of GST goes to the input heads, what the rates differ by to exchange.
 */
export function paymentVoucher({ bank, tdsAccountCode, chargesGst, ...terms }: NewPayment): PaymentVoucher {
  const { partyId, payment } = terms;
  const { direction, tdsPaise = 0, bankChargesPaise = 0 } = payment;
  const { settles, ahead } = sides[direction];
  const unallocatedMinor = allocatableMinor(payment) - settledMinor(terms);
  const lines = [
    ...bankSide({ bank, payment, comes: direction === 'RECEIPT' }),
    ...(tdsAccountCode ? credit(tdsAccountCode, tdsPaise) : debit(accountCode.tdsReceivable, tdsPaise, { partyId })),
    ...spentLines({ code: accountCode.bankCharges, paise: bankChargesPaise, gst: chargesGst }),
    ...terms.settlements.flatMap((settlement) => owedLines({ partyId, direction }, settlement)),
    ...settles(ahead, ...advanceEntry(terms, unallocatedMinor, unallocatedMinor)),
  ];
  return balanced(lines, gainsOf(terms, allocatableMinor(payment)));
}

/**
 * Moves an advance, or a part of it, onto invoices: Dr customer advances, Cr debtors; of a vendor the other way round. Amounts below
 * zero take off what was moved, with the exchange gain or loss that it brought.
 */
export function advanceVoucher({
  unallocatedMinor,
  ...terms
}: VoucherTerms & { unallocatedMinor: number }): PaymentVoucher {
  const { partyId, payment } = terms;
  const { direction } = payment;
  const { moves, ahead } = sides[direction];
  const lines = [
    ...moves(ahead, ...advanceEntry(terms, unallocatedMinor, settledMinor(terms))),
    ...terms.settlements.flatMap((settlement) => owedLines({ partyId, direction }, settlement)),
  ];
  return balanced(lines, gainsOf(terms, unallocatedMinor));
}

/** What each document brought: its part of the money, at the money's worth, beside what comes off the document at its own. */
function gainsOf({ partyId, payment, settlements }: VoucherTerms, leftMinor: number): DocumentGain[] {
  if (payment.currency === 'INR') return [];
  let left = leftMinor;
  return settlements.map(({ invoice, amountMinor }) => {
    const moved = worthTaken(paymentValue(payment), left, amountMinor);
    left -= amountMinor;
    const owed = imbalancePaise(owedLines({ partyId, direction: payment.direction }, { invoice, amountMinor }));
    const gainPaise = payment.direction === 'RECEIPT' ? moved + owed : owed - moved;
    return { gainPaise, jobs: invoice.jobs ?? [] };
  });
}

const settledMinor = ({ settlements }: VoucherTerms): number => sum(settlements.map(({ amountMinor }) => amountMinor));

/** `partMinor` of an advance that stands at `leftMinor`, at the payment's own worth. */
export function advanceEntry({ partyId, payment }: Advance, leftMinor: number, partMinor: number) {
  const paise = worthTaken(paymentValue(payment), leftMinor, partMinor);
  const facts = { partyId, currency: payment.currency, currencyMinor: partMinor, exchangeRate: paymentRate(payment) };
  return [paise, facts] as const;
}

/** Takes a part of a document off what its party owes, or is owed, at the document's own worth. */
export function owedLines(
  { partyId, direction }: { partyId: string; direction: keyof typeof sides },
  { invoice, amountMinor }: SettledPart,
): PostingLine[] {
  const { settles, owed } = sides[direction];
  const whole = { minor: invoice.totalMinor, paise: invoice.totalPaise };
  return settles(owed, worthTaken(whole, invoice.outstandingMinor, amountMinor), {
    partyId,
    currency: invoice.currency,
    currencyMinor: amountMinor,
    exchangeRate: invoice.exchangeRate,
  });
}

/**
 * What stands in the books of documents is their share of their worth, in whatever order they were settled. Parts that are taken back give
 * what they took, and where later ones stand that may be a paisa beside the share: these lines level it, against exchange. Each part
 * is what is taken back of a document as it stands before, and none where all came off it already; `givenBackPaise` is what the mirrors
 * debit to the account, a credit below zero.
 */
export function levellingLines(
  { currency, ...terms }: { partyId: string; direction: keyof typeof sides; currency: CurrencyCode },
  parts: readonly SettledPart[],
  givenBackPaise: number,
): PostingLine[] {
  if (currency === 'INR') return [];
  const taken = parts.map((part) => ({ ...part, amountMinor: -part.amountMinor }));
  const sharePaise = imbalancePaise(taken.flatMap((part) => owedLines(terms, part)));
  const facts = {
    partyId: terms.partyId,
    currency,
    exchangeRate: parts[0]?.invoice.exchangeRate ?? '1',
    currencyMinor: 0,
  };
  return balanced(debit(sides[terms.direction].owed, sharePaise - givenBackPaise, facts)).lines;
}

/** Lines with what they are out of balance by as exchange gain or loss, of the jobs whose documents brought it. */
export function balanced(lines: PostingLine[], gains: readonly DocumentGain[] = []): PaymentVoucher {
  const fxGainPaise = imbalancePaise(lines);
  return { lines: [...lines, ...exchangeLines(fxGainPaise, gains)], fxGainPaise };
}

/** Adds what each job has of the gain on one document. */
function shareGain(gains: Map<string, number>, { gainPaise, jobs }: DocumentGain): void {
  const weights = jobs.map(({ paise }) => BigInt(Math.max(paise, 0)));
  const shares = shareOut(gainPaise, weights);
  jobs.forEach(({ jobId }, index) => {
    if (jobId !== null) gains.set(jobId, (gains.get(jobId) ?? 0) + (shares[index] ?? 0));
  });
}

/**
 * The lines of an exchange gain or loss, each with the job whose documents it is of: what a job earns is told with the exchange
 * difference apart. What is of no job, and what no document brought, stands in a line without one.
 */
function exchangeLines(fxGainPaise: number, documents: readonly DocumentGain[]): PostingLine[] {
  const gains = new Map<string, number>();
  for (const document of documents) shareGain(gains, document);
  const ofJobs = sum([...gains.values()]);
  return [
    ...[...gains].flatMap(([jobId, paise]) => credit(accountCode.exchangeDifference, paise, { jobId })),
    ...credit(accountCode.exchangeDifference, fxGainPaise - ofJobs),
  ];
}
