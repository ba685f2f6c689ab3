import {
  type AddLeadInput,
  leadOfEnquiry,
  type LeadSource,
  nextMorning,
  type PlaceNames,
  readEnquiry,
  readQuickLead,
} from '@freightdesk/intl-shipment-contract';
import { systemClock } from '@freightdesk/shared-calendar';

/** The lead that a line stands for: what it does not say is as most leads are. Who asks is told by the place in the line alone. */
export function quickStart(line: string, source: LeadSource, places: PlaceNames = {}): AddLeadInput {
  const { companyName, contactName, mobile, email, rest } = readQuickLead(line);
  const today = systemClock.today();
  return {
    ...{ service: 'SEA_FCL', direction: 'EXPORT', priority: 'NORMAL', isDangerous: false },
    ...leadOfEnquiry(rest, readEnquiry(rest, { places, today })),
    ...{ date: today, source, companyName, contactName, mobile, email },
    nextFollowUpAt: nextMorning(today),
  };
}
