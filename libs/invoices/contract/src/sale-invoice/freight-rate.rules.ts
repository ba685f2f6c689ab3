import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { type FreightLine, type GtaOption, gtaRatesNotByOption } from '@freightdesk/tax-contract';

/** A debit note goes on from a supply of another day, and what is exported or paid on behalf bears no tax by the option. */
export const isByGtaOption = (kind: string | undefined): boolean => kind === 'TAX_INVOICE' || kind === 'PROFORMA';

/** Lines of dockets at another rate than that of the company's GTA option of the day, each told at its field. */
export const freightRatesNotByOption = (
  { kind, date, lines }: { kind: string; date: string; lines: readonly FreightLine[] },
  option: GtaOption | null,
): FieldProblem[] => (isByGtaOption(kind) ? gtaRatesNotByOption(lines, date, option) : []);
