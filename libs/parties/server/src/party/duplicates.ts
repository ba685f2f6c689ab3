import {
  normalisePartyName,
  type Party,
  partyProblems,
  partyWarnings,
  sameGstin,
  type SavedParty,
} from '@freightdesk/parties-contract';
import { type Db, isUniqueViolation } from '@freightdesk/shared-database';
import { refuse } from '@freightdesk/shared-server-kit';
import { findAlike, findByGstin } from './party.repository';
import type { Registration } from './registrations';

interface Candidate {
  id: string;
  registrations: readonly Registration[];
}

/** One GSTIN is one party: two records of it would split its ageing. The found one is offered. */
export async function refuseSameGstin(db: Db, { id, registrations }: Candidate): Promise<void> {
  const gstins = registrations.flatMap(({ gstin }) => (gstin ? [gstin] : []));
  if (gstins.length === 0) return;
  const found = await findByGstin(db, gstins, id);
  if (!found) return;
  const sentence = { message: sameGstin, values: { name: found.name } };
  refuse(partyProblems.duplicate_party, {
    ...sentence,
    errors: [{ field: 'gstin', code: 'duplicate_party', ...sentence }],
    members: { party: { id: found.id, name: found.name } },
  });
}

/** Two clerks adding one GSTIN at the same moment: the store lets one through and tells the other. */
export async function refuseRacedGstin(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'party_registration_gstin')) throw error;
    const { code, message } = partyProblems.duplicate_party;
    refuse(partyProblems.duplicate_party, { errors: [{ field: 'gstin', code, message }] });
  }
}

/** The same PAN (another State's branch, often rightly so) or the same name is only said. */
export async function warningsOf(db: Db, { id, pan, name }: Party): Promise<SavedParty['warnings']> {
  const nameKey = normalisePartyName(name);
  const alike = await findAlike(db, { pan: pan ?? null, nameKey, exceptId: id });
  return alike.map((other) => {
    const code = pan && other.pan === pan ? ('same_pan' as const) : ('same_name' as const);
    return { code, message: partyWarnings[code], party: { id: other.id, name: other.name } };
  });
}
