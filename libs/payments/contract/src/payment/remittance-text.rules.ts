import type { CurrencyCode } from '@freightdesk/shared-money';
import { type Allocation, allocatedMinor, exactInvoice, oldestFirst, type OpenInvoice } from './allocation.rules';

/** An open document, ours or a vendor's, by the numbers under which both sides know it. */
type Named = OpenInvoice & { supplierNumber?: string | null };

/** As people write a number, or not: without what stands between its letters and digits. */
const squashed = (text: string): string => text.toUpperCase().replace(/[^A-Z\d]/g, '');

/** Shorter ones are found in any text. */
const fewestCharacters = 5;

const isWritten = (said: string, number: string | null | undefined): boolean => {
  const known = squashed(number ?? '');
  return known.length >= fewestCharacters && said.includes(known);
};

/** `Inv. 123, 124 & 0125`: what stands behind such a word are numbers of invoices, without prefix, year and zeros. */
const shortNumbers = /\b(?:INV(?:OICE)?S?|BILLS?|NOS?)[^A-Z\d]*((?:\d{1,8}(?:[^A-Z\d]+|$))+)/gi;

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

const sequenceOf = ({ number }: Named): string => withoutZeros(number.split(/\D/).at(-1) ?? '');

function sequencesIn(text: string): Set<string> {
  const found = [...text.matchAll(shortNumbers)].flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? []);
  return new Set(found.map(withoutZeros).filter(Boolean));
}

/**
 * The open documents that a remittance names: by their whole numbers, however they are written, or by what comes last of them behind
 * a word such as Invoice. A short number that is that of two documents, of two years, names neither.
 */
export function namedInvoices<Invoice extends Named>(text: string, invoices: readonly Invoice[]): Invoice[] {
  const [said, sequences] = [squashed(text), sequencesIn(text)];
  const open = invoices.filter(({ outstandingMinor }) => outstandingMinor > 0);
  const isOnlyOne = (sequence: string) => open.filter((one) => sequenceOf(one) === sequence).length === 1;
  return open.filter((invoice) => {
    const sequence = sequenceOf(invoice);
    return (
      isWritten(said, invoice.number) ||
      isWritten(said, invoice.supplierNumber) ||
      (sequences.has(sequence) && isOnlyOne(sequence))
    );
  });
}

interface Remittance {
  currency: CurrencyCode;
  /** What the party wrote with it: the bank's narration, a reference. */
  text: string;
}

/** What an amount is for, where its text or the amount itself says so; nothing where neither does. */
export function saidAllocations(
  availableMinor: number,
  invoices: readonly Named[],
  { currency, text }: Remittance,
): Allocation[] {
  const shared = invoices.filter((invoice) => invoice.currency === currency);
  const named = namedInvoices(text, shared);
  if (named.length > 0) return oldestFirst(availableMinor, named, currency);
  const exact = availableMinor > 0 ? exactInvoice(availableMinor, shared) : undefined;
  return exact ? [{ invoiceId: exact.id, amountMinor: exact.outstandingMinor }] : [];
}

/** The same, and what that leaves to the oldest first. */
export function suggestedAllocations(
  availableMinor: number,
  invoices: readonly Named[],
  remittance: Remittance,
): Allocation[] {
  const said = saidAllocations(availableMinor, invoices, remittance);
  const isSaid = new Set(said.map(({ invoiceId }) => invoiceId));
  const others = invoices.filter(({ id }) => !isSaid.has(id));
  return [...said, ...oldestFirst(availableMinor - allocatedMinor(said), others, remittance.currency)];
}
