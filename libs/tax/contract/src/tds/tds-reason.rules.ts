import { type BusinessDate, formatBusinessDate } from '@freightdesk/shared-calendar';
import { formatPaise } from '@freightdesk/shared-money';
import { tdsNatureLabel } from './tds-natures';
import type { TdsRate } from './tds-rates.data';

/** What a PAN has from us so far in the year (or month) that the threshold counts, in paise and without GST. */
export interface TdsSoFar {
  creditedPaise: number;
  /** How much of it, or of advances on it, tax was deducted from. */
  taxedPaise: number;
}

/** Of what kind a taxed base is; the sentence follows it. */
export type TdsTrigger = 'BILL' | 'PERIOD' | 'BELOW';

interface Deduction {
  trigger: TdsTrigger;
  basePaise: number;
  percent: string;
  billPaise: number;
  soFar: TdsSoFar;
  hasPan: boolean;
}

const rupees = (paise: number) => `₹${formatPaise(paise).replace(/\.00$/, '')}`;

/** Why nothing or something is deducted: the whole of the case in one sentence. */
function reasonOf({ nature, section, threshold }: TdsRate, deduction: Deduction): string {
  const { trigger, basePaise, billPaise, soFar, percent, hasPan } = deduction;
  const { limitPaise, billPaise: billLimit, per, isExcessOnly } = threshold;
  const what = `${tdsNatureLabel[nature]}, section ${section}`;
  const period = per === 'YEAR' ? 'year' : 'month';
  const total = `the ${period}'s bills of ${hasPan ? 'this PAN' : 'this vendor'} come to ${rupees(soFar.creditedPaise + billPaise)}`;
  const limit = rupees(limitPaise);
  if (trigger === 'BELOW') {
    const bill = billLimit === undefined ? '' : `the bill does not exceed ${rupees(billLimit)} and `;
    return `${what}: nothing is deducted, as ${bill}${total}, not above ${limit}.`;
  }
  if (basePaise === 0) return `${what}: nothing is deducted, as ${total} and tax was deducted from all of it before.`;
  const rate = hasPan ? `${percent}%` : `${percent}% (there is no PAN)`;
  const deducted = `${what}: ${rate} of ${rupees(basePaise)}`;
  if (trigger === 'BILL') return `${deducted}, as the bill exceeds ${rupees(billLimit ?? 0)}.`;
  if (isExcessOnly) return `${deducted}, the untaxed excess, as ${total}, above ${limit}.`;
  const earlier = basePaise > billPaise ? ', so what was free till now is taxed too' : '';
  return `${deducted}, as ${total}, above ${limit}${earlier}.`;
}

export const tdsReason = {
  abroad:
    'The vendor is outside India: what is deducted depends on the rate, the treaty and form 15CA, which are asked before it is paid.',
  noNature: 'No nature of payment is chosen, so nothing is deducted.',
  noRate: (date: BusinessDate) => `No rate is on record for ${formatBusinessDate(date)}, so nothing is deducted.`,
  of: reasonOf,
} as const;
