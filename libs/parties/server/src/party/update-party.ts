import {
  normalisePartyName,
  normalisePhone,
  type Party,
  partyContradictions,
  type SavedParty,
  taxIdentityOf,
  type UpdatePartyInput,
} from '@freightdesk/parties-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type Actor, changeRecord, type RecordKind, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { contactsToKeep } from './contacts';
import { refuseRacedGstin, refuseSameGstin, warningsOf } from './duplicates';
import { changeParty, lockParty, replaceRegistrations } from './party.repository';
import { findPartyOrRefuse } from './read-party';
import { registrationsOf } from './registrations';
import { asSeenBy, refuseBeyondContacts } from './tax-data';

const partiesSeenBy = (actor: Actor): RecordKind<Party> => ({
  record: 'party',
  lock: lockParty,
  find: findPartyOrRefuse,
  shown: (party) => asSeenBy(actor, party),
});

/** Changes a party: what is left out stays, null clears. Documents keep what they took over from it. */
export async function updateParty(
  { id, version, ...changes }: UpdatePartyInput,
  context: WriteContext,
): Promise<SavedParty> {
  const { tx, actor } = context;
  refuseBeyondContacts(actor, changes);
  const seen = { id, version, action: 'update' };
  const after = await changeRecord(partiesSeenBy(actor), seen, context, async (before) => {
    const wanted = merged(before, changes);
    refuseContradictions(wanted);
    const registrations = registrationsOf({ ...wanted, ...taxIdentityOf(wanted) });
    await refuseSameGstin(tx, { id, registrations });
    await changeParty(context, id, { ...columnsOf(wanted) });
    await refuseRacedGstin(() => replaceRegistrations(tx, id, registrations));
  });
  return { data: asSeenBy(actor, after), warnings: await warningsOf(tx, after) };
}

type Changes = Omit<UpdatePartyInput, 'id' | 'version'>;

/** A new GSTIN brings its own State and PAN unless they are stated with it. */
function merged(before: Party, changes: Changes): Party {
  const said = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const derived = changes.gstin ? { stateCode: null, pan: null, registrations: [] } : {};
  return { ...before, ...derived, ...said };
}

function refuseContradictions(party: Party): void {
  const errors = partyContradictions(party);
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
}

function columnsOf({
  id: _id,
  version: _version,
  registrations: _registrations,
  contacts,
  address,
  phone,
  ...party
}: Party) {
  return {
    ...party,
    ...taxIdentityOf(party),
    nameKey: normalisePartyName(party.name),
    phone: phone ? normalisePhone(phone) : null,
    address: address ? JSON.stringify(address) : null,
    contacts: contactsToKeep(contacts),
  };
}
