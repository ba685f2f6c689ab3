import { type AddPartyInput, isStateCode, type Party, type UpdatePartyInput } from '@freightdesk/parties-contract';

/** What the form of a party starts with. */
export const defaultsOf = ({
  id: _id,
  version: _version,
  registrations: _registrations,
  stateCode,
  ...party
}: Party) => ({
  ...party,
  stateCode: isStateCode(stateCode) ? stateCode : null,
});

/** Staff outside accounts change contacts; all else of an existing party is the accounts' own. */
export function changesOf(
  party: Party,
  input: AddPartyInput,
  { mayChangeAll }: { mayChangeAll: boolean },
): UpdatePartyInput {
  const { id, version } = party;
  const { email, phone, address, contacts } = input;
  return mayChangeAll ? { ...input, id, version } : { id, version, email, phone, address, contacts };
}
