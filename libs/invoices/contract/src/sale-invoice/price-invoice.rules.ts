import { isStateCode, type StateCode } from '@freightdesk/parties-contract';
import { type ComputedInvoice, computeInvoice, type InvoiceTerms, type PricedTaxLine } from '../tax/gst.rules';
import { type PlaceOfSupply, placeOfSupply, type SupplyFacts } from '../tax/place-of-supply.rules';
import { serviceOf } from '../tax/service.rules';

/** Who supplies from where to whom. */
export interface SaleSides extends Pick<SupplyFacts, 'recipient' | 'handedOverState'> {
  supplierState: StateCode;
}

interface SaleTerms extends Omit<InvoiceTerms, 'lines' | 'supply'> {
  date: string;
  placeOfSupply?: string | null;
  placeOfSupplyReason?: string | null;
  lines: readonly (PricedTaxLine & { sac: string })[];
}

export interface PricedInvoice {
  place: PlaceOfSupply;
  figures: ComputedInvoice;
}

const statedPlace = ({ placeOfSupply: stateCode, placeOfSupplyReason: reason }: SaleTerms) =>
  isStateCode(stateCode) && reason ? { stateCode, reason } : null;

/** Place of supply and every figure of a sale document, from what a person says and who the two sides are. */
export function priceInvoice(
  terms: SaleTerms,
  { supplierState, recipient, handedOverState }: SaleSides,
): PricedInvoice {
  const place = placeOfSupply({
    date: terms.date,
    supplierState,
    recipient,
    handedOverState,
    service: serviceOf(terms.lines),
    stated: statedPlace(terms),
  });
  return { place, figures: computeInvoice({ ...terms, supply: place.supply }) };
}
