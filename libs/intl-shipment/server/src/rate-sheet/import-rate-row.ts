import { containerTypeNamed, jobModeLabel, type rateSheetImport } from '@freightdesk/intl-shipment-contract';
import type { ImportCells } from '@freightdesk/shared-endpoint';
import { withoutGrouping } from '@freightdesk/shared-money';
import { chargeBasisLabel } from '@freightdesk/tax-contract';
import { foldedName, type Named } from './import-names.repository';

export type Definition = (typeof rateSheetImport)['definition'];
export type Cells = ImportCells<Definition>;

export interface Known {
  vendors: Named;
  heads: Named;
}

const containerTypeOf = (text: string): string => containerTypeNamed(text) ?? text.trim().toUpperCase();

/** The code of a choice that is written as a clerk says it, or as it is spelled inside. */
function codeOf(labels: Readonly<Record<string, string>>, text: string): string {
  const said = foldedName(text);
  const [code] = Object.entries(labels).find(([, label]) => label.toLowerCase() === said) ?? [];
  return code ?? said.toUpperCase().replace(/[\s-]/g, '_');
}

/** Charged as the sheet says, and else by what its columns tell. */
function basisOf({ basis, containerType, mode = '' }: Cells): string {
  if (basis) return codeOf(chargeBasisLabel, basis);
  if (containerType) return 'PER_CONTAINER';
  return codeOf(jobModeLabel, mode) === 'AIR' ? 'PER_KG_CHARGEABLE' : 'PER_SHIPMENT';
}

/** Thousands are told apart by people, not by figures; any other comma is told at its cell. */
const figureOf = (text: string | undefined): string | null =>
  text === undefined ? null : withoutGrouping(text.replace(/\s/g, ''));

const idOf = (named: Named, name = ''): string | undefined => named.get(foldedName(name))?.[0];

/** What a row says, as the call that adds a sheet takes it. */
export const rateSheetOf =
  ({ vendors, heads }: Known) =>
  (cells: Cells): object => ({
    vendorId: idOf(vendors, cells.vendor),
    reference: cells.reference ?? null,
    mode: codeOf(jobModeLabel, cells.mode ?? ''),
    originLocode: cells.origin,
    destinationLocode: cells.destination,
    ...{ validFrom: cells.validFrom, validUntil: cells.validUntil, transitDays: cells.transitDays ?? null },
    lines: [
      {
        chargeHeadId: idOf(heads, cells.charge),
        basis: basisOf(cells),
        containerType: cells.containerType ? containerTypeOf(cells.containerType) : null,
        fromKg: figureOf(cells.fromKg),
        currency: cells.currency?.toUpperCase() ?? 'INR',
        rate: figureOf(cells.rate),
        minimum: figureOf(cells.minimum),
      },
    ],
  });
