import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { type FreightLine, type GtaOption, gtaRateProblem, gtaRatesNotByOption } from '@freightdesk/tax-contract';

interface Charging {
  kind?: string | undefined;
  date: string;
}

/** A debit note goes on from a supply of another day, and what is exported or paid on behalf bears no tax by the option. */
const isByOption = ({ kind }: Charging): boolean => kind === 'TAX_INVOICE' || kind === 'PROFORMA';

/** Why the freight of a line is not taxed as the company's GTA option of the day says, or null. */
export const freightRateProblem = (line: FreightLine, charging: Charging, option: GtaOption | null): string | null =>
  isByOption(charging) ? gtaRateProblem(line, charging.date, option) : null;

/** Lines of dockets at another rate than that of the option, each told at its field. */
export const freightRatesNotByOption = (
  { lines, ...charging }: Charging & { lines: readonly FreightLine[] },
  option: GtaOption | null,
): FieldProblem[] => (isByOption(charging) ? gtaRatesNotByOption(lines, charging.date, option) : []);
