import { defineEndpoint, type Figure, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { partyAccess } from '../access';
import { partyList } from './party.list';
import type { Party, AddPartyInput, PartyRow, UpdatePartyInput, SavedParty } from './party.schema';

export const listParties = defineEndpoint<ListInput, Page<PartyRow>>({
  name: 'parties.list',
  method: 'GET',
  path: '/party/list',
  access: partyAccess.read,
  summary: 'Customers, vendors and agents, by name.',
  list: partyList,
});

export const getParty = defineEndpoint<IdInput, Party>({
  name: 'parties.get',
  method: 'GET',
  path: '/party/get',
  access: partyAccess.read,
  summary: 'One party with its registrations.',
});

export const readPartyFigures = defineEndpoint<IdInput, Figure[]>({
  name: 'parties.figures',
  method: 'GET',
  path: '/party/figures',
  access: partyAccess.read,
  summary: 'What stands of a party in the areas that the caller works in, each with the page that lists it.',
});

/** Answers `warnings` beside `data`: the same PAN or name as another's does not stop the clerk. */
export const addParty = defineEndpoint<AddPartyInput, SavedParty>({
  name: 'parties.add',
  method: 'POST',
  path: '/party/add',
  access: partyAccess.add,
  summary: 'Add a party.',
  envelope: 'whole',
  status: 201,
  touches: ['parties'],
});

/** Staff outside accounts change contacts, address, e-mail and telephone only; other fields from them are 422. */
export const updateParty = defineEndpoint<UpdatePartyInput, SavedParty>({
  name: 'parties.update',
  method: 'POST',
  path: '/party/update',
  access: partyAccess.update,
  summary: 'Change a party.',
  envelope: 'whole',
  touches: ['parties'],
});
