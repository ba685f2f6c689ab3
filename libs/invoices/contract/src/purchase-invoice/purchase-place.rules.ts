import { homeCountry, type StateCode, stateName } from '@freightdesk/parties-contract';
import type { PurchaseSupply } from './purchase-invoice.kinds';

/** Who sells from where, and which of our registrations buys. */
export interface PurchaseSides {
  vendor: {
    country: string;
    /** The State of the registration that bills; null where none is on record. */
    stateCode?: StateCode | null;
    isSez?: boolean;
  };
  /** Us, at the branch that buys. */
  recipient: { gstin: string | null; stateCode: StateCode };
}

export interface PurchasePlace {
  stateCode: StateCode;
  supply: PurchaseSupply;
  /** One sentence for the clerk, naming the section. */
  why: string;
}

const inState = (stateCode: StateCode) => `${stateName(stateCode)} (${stateCode})`;

function placeOf({ gstin, stateCode }: PurchaseSides['recipient']): string {
  return gstin
    ? `We are registered in ${inState(stateCode)}, so it is supplied there (IGST s.12(2)(a), s.12(8)(a)).`
    : `We have our address in ${inState(stateCode)}, so it is supplied there (IGST s.12(2)(b)(i)).`;
}

/**
 * Where what we buy is supplied and how it is taxed: the vendor's State against ours (IGST Act s.7, s.8). Services from
 * abroad are supplied where we are, and the tax on them is ours to pay.
 */
export function placeOfPurchase({ vendor, recipient }: PurchaseSides): PurchasePlace {
  const { stateCode } = recipient;
  if (vendor.country !== homeCountry) {
    const law = 'IGST s.2(11), s.13(2); notification 10/2017-Integrated Tax (Rate)';
    const why = `The vendor is outside India: an import of service, supplied in ${inState(stateCode)}, on which we pay IGST (${law}).`;
    return { stateCode, supply: 'IMPORT', why };
  }
  const place = placeOf(recipient);
  if (vendor.isSez) {
    return { stateCode, supply: 'SEZ', why: `${place} From a SEZ it is always inter-State (IGST s.7(5)(b)).` };
  }
  if (!vendor.stateCode) {
    return {
      stateCode,
      supply: 'INTRA',
      why: `${place} The vendor's State is not on record and taken to be the same.`,
    };
  }
  const supply = vendor.stateCode === stateCode ? 'INTRA' : 'INTER';
  return { stateCode, supply, why: `${place} The vendor supplies from ${inState(vendor.stateCode)}.` };
}
