import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { Gone, IdInput, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { leadAccess } from '../access';
import type { LeadFigures, LeadFiguresInput } from './lead-figures.schema';
import { leadList } from './lead.list';
import type {
  AddLeadInput,
  ConvertedLead,
  ConvertLeadInput,
  FollowUpLeadInput,
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

/** How leads came and what became of them; those of a while, by their own date. */
export const getLeadFigures = defineEndpoint<LeadFiguresInput, LeadFigures>({
  name: 'leads.figures',
  method: 'GET',
  path: '/lead/figures',
  access: leadAccess.read,
  summary: 'Leads by source with what was won and lost, why it was lost, and quotations by mode.',
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

/** What was said stays in the trail of the lead, which is only ever added to; the lead shows the last of it. */
export const followUpLead = defineEndpoint<FollowUpLeadInput, Lead>({
  name: 'leads.follow-up',
  method: 'POST',
  path: '/lead/follow-up',
  access: leadAccess.write,
  summary: 'Keeps a call, a visit or a message, and when the next one is. A new lead is contacted then.',
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
