import type { ProposalReason } from '@freightdesk/reconciliation-contract';

/** Why it is proposed. */
export const reasonWords: Readonly<Record<ProposalReason, string>> = {
  reference: 'Same reference',
  name: 'Same name',
  day: 'Same day',
  near: 'A few days apart',
  only: 'Only one of this amount',
  sum: 'Together the same amount',
};
