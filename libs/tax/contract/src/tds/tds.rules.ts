import { homeCountry, panHolder, type TdsNature } from '@freightdesk/parties-contract';
import { addDays, type BusinessDate, fiscalYearOf } from '@freightdesk/shared-calendar';
import { compare, parseDecimal, percentOf, roundToRupee } from '@freightdesk/shared-money';
import { type TdsHead, type TdsRate, tdsRates, type TdsThreshold } from './tds-rates.data';
import { tdsReason, type TdsSoFar, type TdsTrigger } from './tds-reason.rules';

export interface TdsFacts {
  nature: TdsNature | null;
  /** The day of credit or payment, whichever is first: it decides the Act, the rate and the year. */
  date: BusinessDate;
  /** The bill without the GST that is shown apart (circular 23/2017 of the Central Board of Direct Taxes). */
  billPaise: number;
  pan: string | null;
  country: string;
  soFar: TdsSoFar;
  /** Whether the company rounds what it deducts to the rupee. */
  toTheRupee?: boolean;
}

export interface TdsOutcome {
  section: string | null;
  code: string | null;
  percent: string | null;
  /** What tax is deducted from: more than the bill where earlier ones of the year were free until now. */
  basePaise: number;
  tdsPaise: number;
  /** One sentence why it is this amount. */
  why: string;
  /** Under what it is owed to the government; null where nothing is to be deducted. */
  head: TdsHead | null;
}

const isIndividual = (pan: string | null) => {
  const holder = pan && panHolder(pan);
  return holder === 'P' || holder === 'H';
};

/** The row that a payment falls under on its day, or null where no law of the table covers the day. */
export function tdsRateOn(
  { nature, pan, date }: { nature: TdsNature; pan: string | null; date: BusinessDate },
  rates: readonly TdsRate[] = tdsRates,
): TdsRate | null {
  const payee = isIndividual(pan) ? 'INDIVIDUAL' : 'OTHERS';
  const isInForce = ({ from, until }: TdsRate) => from <= date && (until === undefined || date <= until);
  return rates.find((rate) => rate.nature === nature && (rate.payee ?? payee) === payee && isInForce(rate)) ?? null;
}

/** The days over which bills are added up against the threshold. */
export function tdsPeriod({ per }: TdsThreshold, date: BusinessDate): { from: BusinessDate; to: BusinessDate } {
  if (per === 'YEAR') return fiscalYearOf(date);
  const from = `${date.slice(0, 7)}-01`;
  const nextMonth = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(nextMonth, -1) };
}

interface TaxedBase {
  basePaise: number;
  trigger: TdsTrigger;
}

/** Once the period exceeds the limit all of it that is untaxed is taxed, or for goods the excess; till then a large bill alone. */
function taxedBase({ limitPaise, billPaise, isExcessOnly }: TdsThreshold, bill: number, soFar: TdsSoFar): TaxedBase {
  const periodPaise = soFar.creditedPaise + bill;
  const untaxedPaise = Math.max(periodPaise - soFar.taxedPaise, 0);
  if (periodPaise > limitPaise) {
    return { basePaise: Math.max(untaxedPaise - (isExcessOnly ? limitPaise : 0), 0), trigger: 'PERIOD' };
  }
  if (billPaise !== undefined && bill > billPaise) return { basePaise: Math.min(bill, untaxedPaise), trigger: 'BILL' };
  return { basePaise: 0, trigger: 'BELOW' };
}

const higher = (one: string, other: string) => (compare(parseDecimal(one), parseDecimal(other)) > 0 ? one : other);

const nothing = (why: string): TdsOutcome => ({
  section: null,
  code: null,
  percent: null,
  basePaise: 0,
  tdsPaise: 0,
  why,
  head: null,
});

/**
 * Tax deducted at source from a resident's bill, and why. The page previews with it; the server computes anew and stores that.
 * The bill that crosses a year's limit bears the tax of all that was free till then, also where that is more than it is worth:
 * the vendor then owes us what exceeds it (Income-tax Act s.194C(5), s.194J).
 */
export function deductTds(facts: TdsFacts): TdsOutcome {
  const { nature, pan, date, soFar, billPaise, toTheRupee = false } = facts;
  if (facts.country !== homeCountry) return nothing(tdsReason.abroad);
  if (nature === null) return nothing(tdsReason.noNature);
  const rate = tdsRateOn({ nature, pan, date });
  if (rate === null) return nothing(tdsReason.noRate(date));

  const percent = pan ? rate.percent : higher(rate.percent, rate.percentWithoutPan);
  const found = taxedBase(rate.threshold, billPaise, soFar);
  const { basePaise } = found;
  const exact = percentOf(basePaise, percent);
  return {
    section: rate.section,
    code: rate.code,
    percent,
    basePaise,
    tdsPaise: toTheRupee ? roundToRupee(exact).rounded : exact,
    why: tdsReason.of(rate, { ...found, percent, billPaise, soFar, hasPan: pan !== null }),
    head: rate.head,
  };
}
