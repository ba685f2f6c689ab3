import { homeCountry, type StateCode } from '@freightdesk/parties-contract';
import { say } from '@freightdesk/shared-sentence';
import { inState, purchasePlaceReasons } from '@freightdesk/tax-contract';
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

const placeOf = ({ gstin, stateCode }: PurchaseSides['recipient']): string =>
  inState(gstin ? purchasePlaceReasons.registered : purchasePlaceReasons.address, stateCode);

/**
 * Where what we buy is supplied and how it is taxed: the vendor's State against ours (IGST Act s.7, s.8). Services from
 * abroad are supplied where we are, and the tax on them is ours to pay.
 */
export function placeOfPurchase({ vendor, recipient }: PurchaseSides): PurchasePlace {
  const { stateCode } = recipient;
  if (vendor.country !== homeCountry) {
    return { stateCode, supply: 'IMPORT', why: inState(purchasePlaceReasons.ofImport, stateCode) };
  }
  const values = { why: placeOf(recipient) };
  if (vendor.isSez) return { stateCode, supply: 'SEZ', why: say({ message: purchasePlaceReasons.fromSez, values }) };
  if (!vendor.stateCode) {
    return { stateCode, supply: 'INTRA', why: say({ message: purchasePlaceReasons.unknownState, values }) };
  }
  const supply = vendor.stateCode === stateCode ? 'INTRA' : 'INTER';
  return {
    stateCode,
    supply,
    why: say({ message: inState(purchasePlaceReasons.fromState, vendor.stateCode), values }),
  };
}
