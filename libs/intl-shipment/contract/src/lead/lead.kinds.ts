import { jobDirectionLabel, jobDirections, type JobMode, jobModeLabel } from '../jobcard/jobcard.kinds';

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

/** How a clerk names them. */
export const leadSourceLabel: Readonly<Record<LeadSource, string>> = {
  WEBSITE: 'Website',
  REFERRAL: 'Referral',
  COLD_CALL: 'Cold call',
  AGENT_NETWORK: 'Agent network',
  EXISTING: 'Existing customer',
  EXHIBITION: 'Exhibition',
  EMAIL: 'E-mail',
  WHATSAPP: 'WhatsApp',
};

export const leadServices = ['AIR', 'SEA_FCL', 'SEA_LCL', 'ROAD', 'CUSTOMS', 'WAREHOUSE', 'PROJECT'] as const;
export type LeadService = (typeof leadServices)[number];

export const leadServiceLabel: Readonly<Record<LeadService, string>> = {
  AIR: jobModeLabel.AIR,
  SEA_FCL: jobModeLabel.SEA_FCL,
  SEA_LCL: jobModeLabel.SEA_LCL,
  ROAD: jobModeLabel.ROAD,
  CUSTOMS: 'Customs',
  WAREHOUSE: 'Warehouse',
  PROJECT: 'Project',
};

const modeOfService: Readonly<Partial<Record<LeadService, JobMode>>> = {
  AIR: 'AIR',
  SEA_FCL: 'SEA_FCL',
  SEA_LCL: 'SEA_LCL',
  ROAD: 'ROAD',
};

/** The mode of the job that a lead becomes. A service that is no carriage by one mode is a multimodal job. */
export const jobModeOf = (service: LeadService): JobMode => modeOfService[service] ?? 'MULTIMODAL';

/** A won lead of direction DOMESTIC becomes a docket, any other a jobcard. */
export const leadDirections = [...jobDirections, 'DOMESTIC'] as const;
export type LeadDirection = (typeof leadDirections)[number];

export const leadDirectionLabel: Readonly<Record<LeadDirection, string>> = {
  ...jobDirectionLabel,
  DOMESTIC: 'Domestic',
};

export const leadPriorities = ['LOW', 'NORMAL', 'HIGH'] as const;
export type LeadPriority = (typeof leadPriorities)[number];

export const leadPriorityLabel: Readonly<Record<LeadPriority, string>> = { LOW: 'Low', NORMAL: 'Normal', HIGH: 'High' };

/** How somebody spoke to who asks. */
export const followUpKinds = ['CALL', 'MEETING', 'EMAIL', 'WHATSAPP'] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

export const followUpLabel: Readonly<Record<FollowUpKind, string>> = {
  CALL: 'Call',
  MEETING: 'Meeting',
  EMAIL: 'E-mail',
  WHATSAPP: 'WhatsApp',
};
