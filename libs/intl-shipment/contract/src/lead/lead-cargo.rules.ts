import { formatBusinessDate, isBusinessDate } from '@freightdesk/shared-calendar';
import { type AskedContainers, containersText } from './lead-containers.rules';

interface LeadCargo {
  containers: readonly AskedContainers[];
  hsCode: string | null;
  packages: number | null;
  grossKg: string | null;
  cbm: string | null;
  cargoReadyDate: string | null;
  isDangerous: boolean;
  notes: string | null;
}

/** As many characters as the notes of a job hold. */
const longest = 5000;

/** What the lead said of its goods: a job lists containers by their numbers and packages by their measures, which nobody knows yet. */
export function cargoInWords(lead: LeadCargo): string | null {
  const { containers, hsCode, packages, grossKg, cbm, cargoReadyDate, isDangerous } = lead;
  const told = [
    containersText(containers) || null,
    hsCode ? `HS code ${hsCode}` : null,
    packages ? `${packages} packages` : null,
    grossKg ? `${grossKg} kg gross` : null,
    cbm ? `${cbm} cbm` : null,
    isDangerous ? 'dangerous goods' : null,
    cargoReadyDate && isBusinessDate(cargoReadyDate) ? `ready on ${formatBusinessDate(cargoReadyDate)}` : null,
  ].filter((part) => part !== null);
  return told.length === 0 ? null : `From the lead: ${told.join(', ')}.`;
}

/** The notes of the job that a lead is won as: its own, and what it knew of the goods. */
export function jobNotesOf(lead: LeadCargo): string | null {
  const parts = [cargoInWords(lead), lead.notes].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? null : parts.join('\n').slice(0, longest);
}
