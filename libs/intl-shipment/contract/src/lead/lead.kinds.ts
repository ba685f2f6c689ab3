import { jobDirections } from '../jobcard/jobcard.kinds';

export const leadSources = [
  'WEBSITE',
  'REFERRAL',
  'COLD_CALL',
  'AGENT_NETWORK',
  'EXISTING',
  'EXHIBITION',
  'EMAIL',
  'WHATSAPP',
] as const;
export type LeadSource = (typeof leadSources)[number];

export const leadServices = ['AIR', 'SEA_FCL', 'SEA_LCL', 'ROAD', 'CUSTOMS', 'WAREHOUSE', 'PROJECT'] as const;
export type LeadService = (typeof leadServices)[number];

/** A won lead of direction DOMESTIC becomes a docket, any other a jobcard. */
export const leadDirections = [...jobDirections, 'DOMESTIC'] as const;
export type LeadDirection = (typeof leadDirections)[number];

export const leadPriorities = ['LOW', 'NORMAL', 'HIGH'] as const;
export type LeadPriority = (typeof leadPriorities)[number];
