import { homeCountry, outsideIndia, type Party, type TdsNature } from '@freightdesk/parties-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import { findParty } from './party.repository';

export async function findPartyOrRefuse(db: Db, id: string): Promise<Party> {
  return (await findParty(db, id)) ?? refuse(commonProblems.not_found, { message: 'This party does not exist.' });
}

/** Cubic centimetres to the kilogram that were agreed with a party; null where nothing was. */
export const volumetricDivisorOf = async (db: Db, id: string): Promise<string | null> =>
  (await findParty(db, id))?.volumetricDivisor ?? null;

/** What a document takes over from a party on the day it is made. */
export interface PartyOnDocument {
  id: string;
  name: string;
  country: string;
  gstin: string | null;
  stateCode: string;
  isSez: boolean;
  pan: string | null;
  tdsNature: TdsNature | null;
  address: Party['address'];
  creditDays: number;
}

/** The party of a document, under its default registration or the one whose GSTIN is named. */
export async function partyForDocument(
  db: Db,
  id: string,
  gstin?: string | null,
): Promise<PartyOnDocument | undefined> {
  const party = await findParty(db, id);
  if (!party) return undefined;
  const { name, country, registrations, address } = party;
  const registration = registrations.find((one) => (gstin ? one.gstin === gstin : true));
  return {
    id,
    name,
    country,
    gstin: registration?.gstin ?? null,
    stateCode: registration?.stateCode ?? party.stateCode ?? (country === homeCountry ? '' : outsideIndia),
    isSez: registration?.type === 'SEZ',
    address: registration?.address ?? address,
    ...termsOf(party),
  };
}

/** Tax and credit data that a document goes by. */
const termsOf = ({ pan, tdsNature, creditDays }: Party) => ({
  pan: pan ?? null,
  tdsNature: tdsNature ?? null,
  creditDays: creditDays ?? 0,
});
