import type { BusinessDate } from '@freightdesk/shared-calendar';
import { homeCountry, outsideIndia, type StateCode, stateName, stateOfGstin } from '@freightdesk/parties-contract';

export const supplyKinds = ['INTRA', 'INTER', 'EXPORT', 'SEZ'] as const;
export type SupplyKind = (typeof supplyKinds)[number];

export interface SupplyFacts {
  date: BusinessDate;
  supplierState: StateCode;
  recipient: {
    country: string;
    /** Registered where present. */
    gstin?: string | null;
    /** The State of the address on record. */
    stateCode?: StateCode | null;
    isSez?: boolean;
  };
  service: 'GOODS_TRANSPORT' | 'OTHER';
  /** Where the goods are handed over to be carried, if that is known. */
  handedOverState?: StateCode | null;
  /** Whether the goods are carried to a place outside India. */
  goodsLeaveIndia?: boolean;
  /** A person's own decision, with the reason that is kept. */
  stated?: { stateCode: StateCode; reason: string } | null;
}

export interface PlaceOfSupply {
  stateCode: StateCode;
  supply: SupplyKind;
  /** One sentence for the document's reader, naming the section. */
  why: string;
}

type Place = Pick<PlaceOfSupply, 'stateCode' | 'why'>;

/** The proviso to IGST Act s.12(8) was in force from 1-Feb-2019 to 30-Sep-2023 (Finance Act 2023 s.162). */
const provisoFrom = '2019-02-01';
const provisoUntil = '2023-09-30';

const inState = (stateCode: StateCode) => `${stateName(stateCode)} (${stateCode})`;

/** IGST Act s.12(8): transport of goods, both parties in India. */
function ofTransport(facts: SupplyFacts, registeredIn: StateCode | null): Place {
  const { date, goodsLeaveIndia = false, handedOverState, supplierState } = facts;
  if (goodsLeaveIndia && provisoFrom <= date && date <= provisoUntil) {
    return {
      stateCode: outsideIndia,
      why: 'Until 30-Sep-2023 goods carried out of India were supplied at their destination (proviso to IGST s.12(8)).',
    };
  }
  if (registeredIn) {
    return {
      stateCode: registeredIn,
      why: `The recipient is registered in ${inState(registeredIn)} (IGST s.12(8)(a)).`,
    };
  }
  const stateCode = handedOverState ?? supplierState;
  return {
    stateCode,
    why: handedOverState
      ? `The recipient is unregistered and hands the goods over in ${inState(stateCode)} (IGST s.12(8)(b)).`
      : `The recipient is unregistered and the goods are handed over at our place in ${inState(stateCode)} (IGST s.12(8)(b)).`,
  };
}

/** IGST Act s.12(2): services without a rule of their own, both parties in India. */
function ofOtherService({ recipient, supplierState }: SupplyFacts, registeredIn: StateCode | null): Place {
  if (registeredIn) {
    return {
      stateCode: registeredIn,
      why: `The recipient is registered in ${inState(registeredIn)} (IGST s.12(2)(a)).`,
    };
  }
  if (recipient.stateCode) {
    const { stateCode } = recipient;
    return {
      stateCode,
      why: `The recipient is unregistered with an address in ${inState(stateCode)} (IGST s.12(2)(b)(i)).`,
    };
  }
  return {
    stateCode: supplierState,
    why: `The recipient is unregistered without an address on record, so it is our State, ${inState(supplierState)} (IGST s.12(2)(b)(ii)).`,
  };
}

/** IGST Act s.7(5)(b): a supply to a SEZ is inter-State even within one State; s.7(3) and s.8(2) decide all others. */
function withinIndia({ stateCode, why }: Place, { recipient, supplierState }: SupplyFacts): PlaceOfSupply {
  if (recipient.isSez)
    return { stateCode, supply: 'SEZ', why: `${why} To a SEZ it is always inter-State (IGST s.7(5)(b)).` };
  return { stateCode, supply: stateCode === supplierState ? 'INTRA' : 'INTER', why };
}

/**
 * Where a service is supplied and how it is taxed there: derived and explained, never read off the GSTIN alone. An export
 * needs its recipient and its place outside India (IGST s.2(6)), so a place stated in India makes it an ordinary supply.
 */
export function placeOfSupply(facts: SupplyFacts): PlaceOfSupply {
  const { recipient, service, stated } = facts;
  const isAbroad = recipient.country !== homeCountry;
  if (stated) {
    const place = { stateCode: stated.stateCode, why: `Stated by hand: ${stated.reason}` };
    return isAbroad && stated.stateCode === outsideIndia ? { ...place, supply: 'EXPORT' } : withinIndia(place, facts);
  }
  if (isAbroad) {
    const why = 'The recipient is outside India (IGST s.13(2)); an export of service (s.2(6)).';
    return { stateCode: outsideIndia, supply: 'EXPORT', why };
  }
  const registeredIn = recipient.gstin ? stateOfGstin(recipient.gstin) : null;
  const place = service === 'GOODS_TRANSPORT' ? ofTransport(facts, registeredIn) : ofOtherService(facts, registeredIn);
  return withinIndia(place, facts);
}
