import { isStateCode, type PartySide, type StateCode } from '@freightdesk/parties-contract';
import {
  type ComputedInvoice,
  computeInvoice,
  type InvoiceTerms,
  type PlaceOfSupply,
  placeOfSupply,
  type PricedTaxLine,
  serviceOf,
} from '@freightdesk/tax-contract';
import { type DocumentDiscount, discountShares } from './document-discount.rules';
import { type ChargedJob, handedOverIn } from './handed-over.rules';

/** Who supplies from where to whom, and for which jobs. */
export interface SaleSides {
  supplier: { stateCode: StateCode };
  recipient: Omit<PartySide, 'address'>;
  /** Those that lines name, dockets too. */
  jobs: readonly ChargedJob[];
}

interface SaleTerms extends Omit<InvoiceTerms, 'lines' | 'supply'>, DocumentDiscount {
  date: string;
  placeOfSupply?: string | null;
  placeOfSupplyReason?: string | null;
  lines: readonly (PricedTaxLine & {
    sac: string;
    jobId?: string | null | undefined;
    docketId?: string | null | undefined;
  })[];
}

export interface PricedInvoice {
  place: PlaceOfSupply;
  figures: ComputedInvoice;
  /** What each line bears of the discount of the whole document, in its currency. */
  discountShares: number[];
}

const statedPlace = ({ placeOfSupply: stateCode, placeOfSupplyReason: reason }: SaleTerms) =>
  isStateCode(stateCode) && reason ? { stateCode, reason } : null;

/** Place of supply and every figure of a sale document, from what a person says and who the two sides are. */
export function priceInvoice(terms: SaleTerms, { supplier, recipient, jobs }: SaleSides): PricedInvoice {
  const place = placeOfSupply({
    date: terms.date,
    supplierState: supplier.stateCode,
    recipient,
    handedOverState: handedOverIn(terms.lines, jobs),
    service: serviceOf(terms.lines),
    stated: statedPlace(terms),
  });
  const shares = discountShares(terms);
  const lines = terms.lines.map((line, index) => ({
    ...line,
    discountMinor: (line.discountMinor ?? 0) + (shares[index] ?? 0),
  }));
  return { place, figures: computeInvoice({ ...terms, lines, supply: place.supply }), discountShares: shares };
}
