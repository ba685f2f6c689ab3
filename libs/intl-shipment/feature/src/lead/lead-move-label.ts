import type { LeadStage } from '@freightdesk/intl-shipment-contract';

/** What a person does to bring a lead into a stage. */
export const leadMoveLabel: Readonly<Record<LeadStage, string>> = {
  NEW: 'Mark as new',
  CONTACTED: 'Mark as contacted',
  QUALIFIED: 'Mark as qualified',
  QUOTED: 'Mark as quoted',
  NEGOTIATION: 'Mark as in negotiation',
  WON: 'Mark as won',
  LOST: 'Mark as lost',
  ON_HOLD: 'Put on hold',
};
