import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { partyAccess } from '../access';
import type { ApproveCreditInput, CreditQuery, CreditStanding } from './credit.schema';

export const getCredit = defineEndpoint<CreditQuery, CreditStanding>({
  name: 'parties.credit',
  method: 'GET',
  path: '/party/credit',
  access: partyAccess.taxData,
  summary: 'What a customer is allowed and owes, and what was approved of one draft.',
});

export const approveCredit = defineEndpoint<ApproveCreditInput, CreditStanding>({
  name: 'parties.approve-credit',
  method: 'POST',
  path: '/party/approve-credit',
  access: partyAccess.approveCredit,
  summary: 'Lets one draft of a customer go on beyond its credit, up to an amount, with the reason that stays on it.',
  touches: ['parties'],
});
