import { formatBusinessDate, isBusinessDate } from '@freightdesk/shared-calendar';
import type { AskedCargo } from './asked-cargo.schema';
import { containersText } from './lead-containers.rules';

interface LeadCargo extends AskedCargo {
  hsCode: string | null;
  cargoReadyDate: string | null;
  isDangerous: boolean;
  notes: string | null;
}

/** As many characters as the notes of a job hold. */
const longest = 5000;

/** What the lead said of its goods: a job lists containers by their numbers and packages by their measures, which nobody knows yet. */
export function cargoInWords(lead: LeadCargo, from = 'From the lead'): string | null {
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
  return told.length === 0 ? null : `${from}: ${told.join(', ')}.`;
}

const unknown = { hsCode: null, cargoReadyDate: null, isDangerous: false };

const nothing: AskedCargo = { containers: [], packages: null, grossKg: null, cbm: null };

/** How much was quoted for; of what a quotation does not say, its lead knows. */
function quotedCargo(quoted: AskedCargo, asked: AskedCargo): AskedCargo {
  return {
    containers: quoted.containers.length > 0 ? quoted.containers : asked.containers,
    packages: quoted.packages ?? asked.packages,
    grossKg: quoted.grossKg ?? asked.grossKg,
    cbm: quoted.cbm ?? asked.cbm,
  };
}

/** What goes into the notes of a job that was quoted, with what its lead, if it had one, knew beside that. */
export function jobNotesOfQuoted(quoted: AskedCargo & { notes: string | null }, lead: LeadCargo | null): string | null {
  const notes = lead ? lead.notes : quoted.notes;
  return notesOf({ ...(lead ?? unknown), ...quotedCargo(quoted, lead ?? nothing), notes }, 'As quoted');
}

/** The notes of the job that a lead is won as: its own, and what it knew of the goods. */
export const jobNotesOf = (lead: LeadCargo): string | null => notesOf(lead);

function notesOf(lead: LeadCargo, from?: string): string | null {
  const parts = [cargoInWords(lead, from), lead.notes].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? null : parts.join('\n').slice(0, longest);
}
