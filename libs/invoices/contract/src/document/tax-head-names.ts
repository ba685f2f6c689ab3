import { isUtgst, type StateCode } from '@freightdesk/parties-contract';
import type { TaxHeads } from '@freightdesk/tax-contract';

/** Where a document is taxed. */
export interface Taxed {
  supply: string;
  stateCode: StateCode;
}

export interface NamedTaxHead {
  head: keyof TaxHeads;
  label: 'IGST' | 'CGST' | 'SGST' | 'UTGST';
}

/** The heads of a document's tax: two halves within the State, one across States, whatever it comes to. */
export function taxHeadsOf({ supply, stateCode }: Taxed): readonly NamedTaxHead[] {
  if (supply !== 'INTRA') return [{ head: 'igstPaise', label: 'IGST' }];
  return [
    { head: 'cgstPaise', label: 'CGST' },
    { head: 'sgstPaise', label: isUtgst(stateCode) ? 'UTGST' : 'SGST' },
  ];
}
