import { headsPerLine, noTax, sumOfHeads, taxabilityOf, type TaxHeads } from '@freightdesk/tax-contract';
import type { CorrectedDocument } from '../note/left-of.rules';
import type { NotePart } from '../note/note-figures.rules';
import type { PurchaseInvoice } from './purchase-invoice.schema';

/** A bill as notes correct it: an import is taxed as from another State, and nothing is rounded to the rupee. */
export const correctedBill = (bill: PurchaseInvoice): CorrectedDocument => ({
  ...bill,
  supply: bill.supply === 'IMPORT' ? 'INTER' : bill.supply,
  roundOff: false,
  noteKind: 'DEBIT_NOTE',
  owed: { minor: bill.payableMinor, paise: bill.payablePaise },
});

/**
 * The tax of each line of a note: what the vendor charged, or under reverse charge what we owed ourselves, which stands on no line: there it
 * is worked out anew, and the last taxed line takes what it differs by from the note's.
 */
export function taxOfNoteLines(
  document: CorrectedDocument,
  parts: readonly NotePart[],
  {
    lines,
    reverseChargeTax,
  }: { lines: readonly (TaxHeads & { taxablePaise: number })[]; reverseChargeTax: TaxHeads | null },
): TaxHeads[] {
  const charged = lines.map(({ cgstPaise, sgstPaise, igstPaise }) => ({ cgstPaise, sgstPaise, igstPaise }));
  if (!reverseChargeTax) return charged;
  const rated = lines.map(({ taxablePaise }, index) => {
    const line = document.lines[parts[index]?.line ?? -1];
    return {
      taxablePaise,
      gstRate: line?.gstRate ?? '0',
      isTaxed: line !== undefined && taxabilityOf(line) === 'TAXABLE',
    };
  });
  const anew = headsPerLine(rated, document.supply);
  const total = sumOfHeads(anew);
  const last = rated.findLastIndex(({ isTaxed }) => isTaxed);
  return anew.map((heads = noTax, index) =>
    index !== last
      ? heads
      : {
          cgstPaise: heads.cgstPaise + reverseChargeTax.cgstPaise - total.cgstPaise,
          sgstPaise: heads.sgstPaise + reverseChargeTax.sgstPaise - total.sgstPaise,
          igstPaise: heads.igstPaise + reverseChargeTax.igstPaise - total.igstPaise,
        },
  );
}

/** Why a debit note bears no tax deducted at source. */
export const tdsOfNote =
  'Tax deducted at source stays with the bill: it was due when the bill was credited, and is the vendor’s already.';
