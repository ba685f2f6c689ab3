import { type BusinessDate, formatBusinessDate } from '@freightdesk/shared-calendar';
import { formatPaise } from '@freightdesk/shared-money';
import { say } from '@freightdesk/shared-sentence';
import { tdsClauses, tdsReasons } from '../reason/reasons.data';
import { tdsNatureLabel } from './tds-natures';
import type { NonResidentTerms, UsedCertificate } from './tds-papers.rules';
import type { TdsRate } from './tds-rate.schema';

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

const totals = {
  YEAR: { pan: tdsClauses.panOfYear, vendor: tdsClauses.vendorOfYear },
  MONTH: { pan: tdsClauses.panOfMonth, vendor: tdsClauses.vendorOfMonth },
} as const;

/** Which of the reasons it is; each names as much of the case as it needs. */
function textOf(rate: TdsRate, { trigger, basePaise, billPaise }: Deduction): string {
  if (trigger === 'BELOW') return rate.billPaise === null ? tdsReasons.below : tdsReasons.belowBill;
  if (basePaise === 0) return tdsReasons.before;
  if (trigger === 'BILL') return tdsReasons.bill;
  if (rate.isExcessOnly) return tdsReasons.excess;
  return basePaise > billPaise ? tdsReasons.earlier : tdsReasons.above;
}

/** Why nothing or something is deducted: the whole of the case in one sentence. */
function tdsReasonOf(rate: TdsRate, deduction: Deduction): string {
  const { nature, section } = rate;
  const { basePaise, billPaise, soFar, percent, hasPan } = deduction;
  const total = totals[rate.limitPer][hasPan ? 'pan' : 'vendor'];
  const values = {
    what: { message: tdsClauses.what, values: { nature: tdsNatureLabel[nature], section } },
    rate: hasPan ? `${percent}%` : { message: tdsClauses.rateWithoutPan, values: { percent } },
    base: rupees(basePaise),
    bill: rupees(rate.billPaise ?? 0),
    total: { message: total, values: { amount: rupees(soFar.creditedPaise + billPaise) } },
    limit: rupees(rate.limitPaise),
  };
  return say({ message: textOf(rate, deduction), values });
}

const nonResident = (terms: NonResidentTerms, section: string, billPaise: number): string =>
  say({
    message: tdsReasons.nonResident,
    values: { rate: `${terms.percent}%`, base: rupees(billPaise), section, treaty: terms.treaty },
  });

const declared = ({ nature, section }: TdsRate, until: BusinessDate, law: string): string => {
  const what = { message: tdsClauses.what, values: { nature: tdsNatureLabel[nature], section } };
  return say({ message: tdsReasons.declared, values: { what, date: formatBusinessDate(until), law } });
};

/** The reason of a deduction of which a certificate covers some, or all. */
const certified = (
  why: string,
  { number, basePaise }: UsedCertificate,
  { percent, law }: { percent: string; law: string },
): string =>
  say({
    message: tdsReasons.certified,
    values: { why, number, covered: rupees(basePaise), certified: `${percent}%`, law },
  });

export const tdsReason = {
  abroad: tdsReasons.abroad,
  nonResident,
  declared,
  certified,
  noNature: tdsReasons.noNature,
  noRate: (date: BusinessDate) => say({ message: tdsReasons.noRate, values: { date: formatBusinessDate(date) } }),
  of: tdsReasonOf,
} as const;
