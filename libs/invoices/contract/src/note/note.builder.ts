import { computeInvoice, type PricedTaxLine, type SupplyKind, taxabilityOf } from '@freightdesk/tax-contract';
import type { CorrectedDocument } from './left-of.rules';
import { noteFigures, type NotePart } from './note-figures.rules';

interface Terms {
  lines: readonly (PricedTaxLine & { sac?: string; description?: string })[];
  supply?: SupplyKind;
  currency?: 'INR' | 'USD';
  reverseCharge?: boolean;
  exportWithPayment?: boolean;
  roundOff?: boolean;
  noteKind?: CorrectedDocument['noteKind'];
}

/** A document as it was issued, for notes against it. */
export function correctedDocument({
  lines,
  supply = 'INTRA',
  currency = 'INR',
  reverseCharge = false,
  exportWithPayment = true,
  roundOff = true,
  noteKind = 'CREDIT_NOTE',
}: Terms): CorrectedDocument {
  const exchangeRate = currency === 'INR' ? null : '83.4567';
  const figures = computeInvoice({ lines, supply, currency, exchangeRate, reverseCharge, exportWithPayment, roundOff });
  return {
    ...figures,
    ...{ supply, currency, exchangeRate, reverseCharge, exportWithPayment, roundOff, noteKind },
    outstandingMinor: figures.currencyTotalMinor,
    lines: figures.lines.map((figure, index) => {
      const {
        sac = '996521',
        description = 'Freight',
        ...line
      } = lines[index] ?? { quantity: '1', rate: '0', gstRate: '0' };
      return { ...line, ...figure, sac, description, taxability: taxabilityOf(line), jobId: null };
    }),
    correctedBy: [],
  };
}

/** The document once a note of these parts stands against it. */
export function noted(document: CorrectedDocument, parts: readonly NotePart[]): CorrectedDocument {
  const note = noteFigures(document, parts);
  const lines = note.lines.map((line, index) => ({ ...line, againstLine: (parts[index]?.line ?? 0) + 1 }));
  const { noteKind: kind = 'CREDIT_NOTE' } = document;
  const taken = Math.min(note.currencyTotalMinor, Math.max(document.outstandingMinor, 0));
  return {
    ...document,
    outstandingMinor: document.outstandingMinor - taken,
    correctedBy: [
      ...document.correctedBy,
      { ...note, lines, number: `CN/${document.correctedBy.length + 1}`, status: 'ISSUED', kind },
    ],
  };
}
