import type { Party } from '@freightdesk/parties-contract';
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
