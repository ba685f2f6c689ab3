import { type AddLeadInput, type LeadSource, nextMorning, readQuickLead } from '@freightdesk/intl-shipment-contract';
import { systemClock } from '@freightdesk/shared-calendar';

/** The lead that a line stands for: what it does not say is as most leads are. */
export function quickStart(line: string, source: LeadSource): AddLeadInput {
  const { companyName, contactName, mobile, email, rest } = readQuickLead(line);
  const today = systemClock.today();
  return {
    ...{ date: today, source, companyName, contactName, mobile, email },
    ...{ service: 'SEA_FCL', direction: 'EXPORT', priority: 'NORMAL', isDangerous: false },
    nextFollowUpAt: nextMorning(today),
    notes: rest === '' ? null : rest,
  };
}
