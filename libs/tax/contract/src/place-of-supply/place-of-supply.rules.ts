import type { BusinessDate } from '@freightdesk/shared-calendar';
import { homeCountry, outsideIndia, type StateCode, stateName, stateOfGstin } from '@freightdesk/parties-contract';
import { say } from '@freightdesk/shared-sentence';
import { inState } from '../reason/in-state';
import { salePlaceReasons, toSez } from '../reason/reasons.data';

export const supplyKinds = ['INTRA', 'INTER', 'EXPORT', 'SEZ'] as const;
export type SupplyKind = (typeof supplyKinds)[number];

/** What a place of supply is called, for columns that know it by its code alone. */
export const placeOfSupplyName = (code: string): string => stateName(code);

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

/** IGST Act s.12(8): transport of goods, both parties in India. */
function ofTransport(facts: SupplyFacts, registeredIn: StateCode | null): Place {
  const { date, goodsLeaveIndia = false, handedOverState, supplierState } = facts;
  if (goodsLeaveIndia && provisoFrom <= date && date <= provisoUntil) {
    return { stateCode: outsideIndia, why: salePlaceReasons.carriedAbroadBefore };
  }
  if (registeredIn) {
    return { stateCode: registeredIn, why: inState(salePlaceReasons.carriedForRegistered, registeredIn) };
  }
  const stateCode = handedOverState ?? supplierState;
  const why = handedOverState ? salePlaceReasons.handedOver : salePlaceReasons.handedOverToUs;
  return { stateCode, why: inState(why, stateCode) };
}

/** IGST Act s.12(2): services without a rule of their own, both parties in India. */
function ofOtherService({ recipient, supplierState }: SupplyFacts, registeredIn: StateCode | null): Place {
  if (registeredIn) {
    return { stateCode: registeredIn, why: inState(salePlaceReasons.registered, registeredIn) };
  }
  if (recipient.stateCode) {
    const { stateCode } = recipient;
    return { stateCode, why: inState(salePlaceReasons.address, stateCode) };
  }
  return { stateCode: supplierState, why: inState(salePlaceReasons.noAddress, supplierState) };
}

/** Whether it is our own State only because nothing better is known. */
export const isOursForWantOfAnother = ({ stateCode, why }: Place): boolean =>
  [salePlaceReasons.noAddress, salePlaceReasons.handedOverToUs].some((reason) => inState(reason, stateCode) === why);

/** IGST Act s.7(5)(b): a supply to a SEZ is inter-State even within one State; s.7(3) and s.8(2) decide all others. */
function withinIndia({ stateCode, why }: Place, { recipient, supplierState }: SupplyFacts): PlaceOfSupply {
  if (recipient.isSez) return { stateCode, supply: 'SEZ', why: say({ message: toSez, values: { why } }) };
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
    const place = { stateCode: stated.stateCode, why: say({ message: salePlaceReasons.stated, values: stated }) };
    return isAbroad && stated.stateCode === outsideIndia ? { ...place, supply: 'EXPORT' } : withinIndia(place, facts);
  }
  if (isAbroad) {
    return { stateCode: outsideIndia, supply: 'EXPORT', why: salePlaceReasons.abroad };
  }
  const registeredIn = recipient.gstin ? stateOfGstin(recipient.gstin) : null;
  const place = service === 'GOODS_TRANSPORT' ? ofTransport(facts, registeredIn) : ofOtherService(facts, registeredIn);
  return withinIndia(place, facts);
}
