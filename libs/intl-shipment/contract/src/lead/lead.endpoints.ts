import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { Gone, IdInput, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { leadAccess } from '../access';
import { leadList } from './lead.list';
import type {
  AddLeadInput,
  ConvertedLead,
  ConvertLeadInput,
  Lead,
  MoveLeadInput,
  UpdateLeadInput,
} from './lead.schema';

const touches = ['leads', 'overview'];

/** Marketing sees all leads; the page asks for the person's own first, by `ownerId`. */
export const listLeads = defineEndpoint<ListInput, Page<Lead>>({
  name: 'leads.list',
  method: 'GET',
  path: '/lead/list',
  access: leadAccess.read,
  summary: 'Leads with their stage and next follow-up.',
  list: leadList,
});

export const getLead = defineEndpoint<IdInput, Lead>({
  name: 'leads.get',
  method: 'GET',
  path: '/lead/get',
  access: leadAccess.read,
  summary: 'One lead.',
});

export const addLead = defineEndpoint<AddLeadInput, Lead>({
  name: 'leads.add',
  method: 'POST',
  path: '/lead/add',
  access: leadAccess.write,
  summary: 'Adds a lead; it takes its number at once.',
  status: 201,
  touches,
});

export const updateLead = defineEndpoint<UpdateLeadInput, Lead>({
  name: 'leads.update',
  method: 'POST',
  path: '/lead/update',
  access: leadAccess.write,
  summary: 'Changes a lead, but not its stage.',
  touches,
});

export const deleteLead = defineEndpoint<SeenInput, Gone>({
  name: 'leads.delete',
  method: 'POST',
  path: '/lead/delete',
  access: leadAccess.write,
  summary: 'Deletes a lead that nobody has worked on.',
  touches,
});

export const moveLead = defineEndpoint<MoveLeadInput, Lead>({
  name: 'leads.move',
  method: 'POST',
  path: '/lead/move',
  access: leadAccess.write,
  summary: 'Moves a lead to another stage.',
  touches,
});

/** Marketing may convert too: the jobcard is made for them, though they have no right to open it. */
export const convertLead = defineEndpoint<ConvertLeadInput, ConvertedLead>({
  name: 'leads.convert',
  method: 'POST',
  path: '/lead/convert',
  access: leadAccess.write,
  summary: 'Wins a lead and makes its jobcard or docket, in one transaction.',
  status: 201,
  touches: ['leads', 'jobcards', 'parties', 'overview'],
});
