import type { FieldProblem } from '@freightdesk/shared-endpoint';
import {
  type ComputedInvoice,
  type ComputedLine,
  computeInvoice,
  type InvoiceTerms,
  noTax,
  sumOfHeads,
  type TaxHeads,
  taxOf,
} from '@freightdesk/tax-contract';
import { problem } from '../document/amount.rules';
import { purchaseInvoiceProblems } from './purchase-invoice.errors';
import { placeOfPurchase, type PurchasePlace, type PurchaseSides } from './purchase-place.rules';

/** Tax as the supplier's paper says it; a head left out is not stated. */
export type StatedTax = Partial<TaxHeads>;

export interface PurchaseTerms extends Pick<InvoiceTerms, 'lines' | 'currency' | 'exchangeRate' | 'reverseCharge'> {
  /** What the supplier rounded by, in paise. */
  roundOffPaise?: number;
  statedTax?: StatedTax | null;
}

export interface PricedPurchase {
  place: PurchasePlace;
  /** Stated by a person, or so by law: what comes from abroad. */
  reverseCharge: boolean;
  /** As the supplier bills it: under reverse charge without tax, which `reverseChargeTax` says instead. */
  figures: ComputedInvoice;
  /** Tax of each line, whether the supplier charges it or we owe it ourselves. */
  lineTax: TaxHeads[];
}

const headNames = ['cgstPaise', 'sgstPaise', 'igstPaise'] as const;

/** How far a supplier's rounding may lie from ours, in each head. */
const tolerancePaise = 100;

/** Where stated tax is not that of the bill: more than a rupee away, or in a head that does not apply. */
export function statedTaxProblems(statedTax: StatedTax | null | undefined, computed: TaxHeads): FieldProblem[] {
  const { code, message } = purchaseInvoiceProblems.stated_tax_differs;
  return headNames.flatMap((head) => {
    const stated = statedTax?.[head] ?? computed[head];
    const isClose = Math.abs(stated - computed[head]) <= tolerancePaise;
    const applies = computed[head] > 0 || stated === 0;
    return isClose && applies ? [] : [problem(`statedTax.${head}`, code, message)];
  });
}

/** The supplier's tax is booked as he states it; what it differs by goes to the last line that bears the head. */
function asStated(lines: readonly ComputedLine[], statedTax: StatedTax): ComputedLine[] {
  const adjusted = lines.map((line) => ({ ...line }));
  const computed = sumOfHeads(lines);
  for (const head of headNames) {
    const last = adjusted.findLast((line) => line[head] > 0);
    if (last) last[head] += (statedTax[head] ?? computed[head]) - computed[head];
  }
  return adjusted;
}

function totalled(computed: ComputedInvoice, lines: ComputedLine[], roundOffPaise: number): ComputedInvoice {
  const heads = sumOfHeads(lines);
  const totalPaise = computed.taxablePaise + taxOf(heads) + roundOffPaise;
  return { ...computed, lines, ...heads, roundOffPaise, totalPaise };
}

/**
 * Every figure of a vendor's bill but its TDS. The form previews with it while typing; the server computes anew with it and
 * stores that. Ask `statedTaxProblems` of the heads without stated tax before it is believed.
 */
export function pricePurchase(terms: PurchaseTerms, sides: PurchaseSides): PricedPurchase {
  const { currency, roundOffPaise = 0, statedTax } = terms;
  const place = placeOfPurchase(sides);
  const reverseCharge = place.supply === 'IMPORT' || (terms.reverseCharge ?? false);
  const supply = place.supply === 'IMPORT' ? 'INTER' : place.supply;
  const computed = computeInvoice({ ...terms, supply, reverseCharge: false, roundOff: false });
  const taxed = statedTax && !reverseCharge ? asStated(computed.lines, statedTax) : computed.lines;
  const lines = reverseCharge ? taxed.map((line) => ({ ...line, ...noTax })) : taxed;
  const billed = reverseCharge ? computeInvoice({ ...terms, supply, reverseCharge, roundOff: false }) : computed;
  const figures = totalled(billed, lines, roundOffPaise);
  return {
    place,
    reverseCharge,
    figures: currency === 'INR' ? { ...figures, currencyTotalMinor: figures.totalPaise } : figures,
    lineTax: taxed.map(({ cgstPaise, sgstPaise, igstPaise }) => ({ cgstPaise, sgstPaise, igstPaise })),
  };
}
