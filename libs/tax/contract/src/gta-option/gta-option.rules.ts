import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { compare, parseDecimal } from '@freightdesk/shared-money';
import { type Taxability, taxabilityOf } from '../gst/gst.rules';
import { isRoadCarriage } from '../place-of-supply/service.rules';
import type { GtaOption } from './gta-option.kinds';

interface Rate {
  from: BusinessDate;
  percent: string;
}

/** Newest first: with credit it was 12% until notification 15/2025 ended that rate. */
const rates: Readonly<Record<GtaOption, readonly Rate[]>> = {
  FORWARD_WITHOUT_CREDIT: [{ from: '2022-07-18', percent: '5' }],
  FORWARD_WITH_CREDIT: [
    { from: '2025-09-22', percent: '18' },
    { from: '2017-08-22', percent: '12' },
  ],
  REVERSE_CHARGE: [{ from: '2017-07-01', percent: '5' }],
};

/** The rate of an agency's freight on a date; null where the law of that date does not know the option. */
export const gtaRate = (option: GtaOption, date: BusinessDate): string | null =>
  rates[option].find(({ from }) => from <= date)?.percent ?? null;

/** Why freight is taxed otherwise than by the option, in the words of each. */
const wrongRate: Readonly<Record<GtaOption, string>> = {
  FORWARD_WITHOUT_CREDIT: 'Our GTA option of this date is 5% without input credit.',
  FORWARD_WITH_CREDIT: 'Our GTA option of this date is 18% with input credit (12% before 22-Sep-2025).',
  REVERSE_CHARGE: 'Our GTA option of this date is 5%, which the recipient owes.',
};

export interface FreightLine {
  sac: string;
  gstRate: string;
  taxability?: Taxability | undefined;
  docketId?: string | null | undefined;
}

/** Why a line of freight by road bears another rate than the option of its day has, or null. What is exempt bears none. */
export function gtaRateProblem(line: FreightLine, date: BusinessDate, option: GtaOption | null): string | null {
  if (option === null || !isRoadCarriage(line.sac) || taxabilityOf(line) !== 'TAXABLE') return null;
  const percent = gtaRate(option, date);
  if (percent === null || compare(parseDecimal(percent), parseDecimal(line.gstRate)) === 0) return null;
  return wrongRate[option];
}

/** A line at the rate that the option of its day gives its freight; any other line as it is. */
export const atGtaRate = <Line extends FreightLine>(line: Line, date: BusinessDate, option: GtaOption | null): Line =>
  option === null || gtaRateProblem(line, date, option) === null
    ? line
    : { ...line, gstRate: gtaRate(option, date) ?? line.gstRate };

/** Why a document of dockets charges the tax of its freight otherwise than the option says, or null. */
export function gtaChargeProblem(
  { reverseCharge, lines }: { reverseCharge: boolean; lines: readonly FreightLine[] },
  option: GtaOption | null,
): string | null {
  const isOfAgency = lines.some(
    (line) => line.docketId && isRoadCarriage(line.sac) && taxabilityOf(line) === 'TAXABLE',
  );
  if (option === null || !isOfAgency || reverseCharge === (option === 'REVERSE_CHARGE')) return null;
  return reverseCharge
    ? 'By our GTA option of this date we charge the tax of freight by road: switch reverse charge off.'
    : 'By our GTA option of this date the recipient owes the tax of freight by road: switch reverse charge on.';
}

/** A docket is a consignment note, and who issues one is an agency: its freight at another rate is refused at its field. */
export const gtaRatesNotByOption = (
  lines: readonly FreightLine[],
  date: BusinessDate,
  option: GtaOption | null,
): FieldProblem[] =>
  lines.flatMap((line, index) => {
    const message = line.docketId ? gtaRateProblem(line, date, option) : null;
    return message ? [{ field: `lines.${index}.gstRate`, code: 'rate_not_by_gta_option', message }] : [];
  });
