import {
  type AddPartyInput,
  normalisePartyName,
  normalisePhone,
  type Party,
  type SavedParty,
  taxIdentityOf,
} from '@freightdesk/parties-contract';
import { newId } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { contactsToKeep } from './contacts';
import { refuseRacedGstin, refuseSameGstin, warningsOf } from './duplicates';
import { insertParty, replaceRegistrations } from './party.repository';
import { findPartyOrRefuse } from './read-party';
import { registrationsOf } from './registrations';
import { asSeenBy, refuseTaxData } from './tax-data';

/** Adds a party; the same PAN or name as another's is said beside it. */
export async function addParty(input: AddPartyInput, context: WriteContext): Promise<SavedParty> {
  refuseTaxData(context.actor, input);
  const party = await createParty(input, context);
  return { data: asSeenBy(context.actor, party), warnings: await warningsOf(context.tx, party) };
}

/** The party of a lead that was won, or of the party form. A GSTIN that another party has is refused. */
export async function createParty(input: AddPartyInput, context: WriteContext): Promise<Party> {
  const { tx, audit } = context;
  const { registrations: given, contacts, address, phone, ...rest } = input;
  const id = newId();
  const identity = taxIdentityOf(input);
  const registrations = registrationsOf({ ...identity, registrations: given });
  await refuseSameGstin(tx, { id, registrations });

  await insertParty(context, {
    ...rest,
    ...identity,
    id,
    nameKey: normalisePartyName(input.name),
    phone: phone ? normalisePhone(phone) : null,
    address: address ? JSON.stringify(address) : null,
    contacts: contactsToKeep(contacts),
  });
  await refuseRacedGstin(() => replaceRegistrations(tx, id, registrations));

  const party = await findPartyOrRefuse(tx, id);
  await audit({ record: 'party', recordId: id, action: 'add', after: party });
  return party;
}
