import { homeCountry, panHolder, type TdsNature } from '@freightdesk/parties-contract';
import { addDays, type BusinessDate, fiscalYearOf } from '@freightdesk/shared-calendar';
import { compare, parseDecimal, percentOf, roundToRupee } from '@freightdesk/shared-money';
import { isInForce } from '../dated-row.rules';
import type { TdsRate } from './tds-rate.schema';
import type { TdsPayee } from './tds-natures';
import {
  noPapers,
  type NonResidentTerms,
  sectionOfPaper,
  type TdsPapers,
  type TransporterDeclaration,
  type UsedCertificate,
  withCertificate,
} from './tds-papers.rules';
import { tdsReason, type TdsSoFar, type TdsTrigger } from './tds-reason.rules';

/** What is deducted is owed to the government under one of these; the books have an account for each. */
export type TdsHead = Exclude<TdsNature, 'CONTRACT'> | 'CONTRACT_INDIVIDUAL' | 'CONTRACT_OTHERS' | 'NON_RESIDENT';

export interface TdsFacts {
  nature: TdsNature | null;
  /** The day of credit or payment, whichever is first: it decides the Act, the rate and the year. */
  date: BusinessDate;
  /** The bill without the GST that is shown apart (circular 23/2017 of the Central Board of Direct Taxes). */
  billPaise: number;
  pan: string | null;
  country: string;
  soFar: TdsSoFar;
  /** The row that it falls under; null where no law of the table covers the day. */
  rate: TdsRate | null;
  /** What the payee declared, or the department certified, that holds on the day. */
  papers?: TdsPapers;
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
  /** What of the base a certificate of lower deduction covers; null where none does. */
  certificate: UsedCertificate | null;
}

const isIndividual = (pan: string | null) => {
  const holder = pan && panHolder(pan);
  return holder === 'P' || holder === 'H';
};

const payeeOf = (pan: string | null): TdsPayee => (isIndividual(pan) ? 'INDIVIDUAL' : 'OTHERS');

/** Under what it is owed till it is paid to the government: for contracts the law tells payees apart. */
export const tdsHeadOf = (nature: TdsNature, pan: string | null): TdsHead =>
  nature === 'CONTRACT' ? `CONTRACT_${payeeOf(pan)}` : nature;

/** The row that a payment falls under on its day, or null where no law of the table covers the day. */
export function tdsRateOn<Rate extends TdsRate>(
  { nature, pan, date }: { nature: TdsNature; pan: string | null; date: BusinessDate },
  rates: readonly Rate[],
): Rate | null {
  const payee = payeeOf(pan);
  const applies = (rate: Rate) => rate.nature === nature && (rate.payee ?? payee) === payee && isInForce(rate, date);
  return rates.find(applies) ?? null;
}

/** The days over which bills are added up against the threshold. */
export function tdsPeriod(
  { limitPer }: Pick<TdsRate, 'limitPer'>,
  date: BusinessDate,
): { from: BusinessDate; to: BusinessDate } {
  if (limitPer === 'YEAR') return fiscalYearOf(date);
  const from = `${date.slice(0, 7)}-01`;
  const nextMonth = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(nextMonth, -1) };
}

interface TaxedBase {
  basePaise: number;
  trigger: TdsTrigger;
}

/** Once the period exceeds the limit all of it that is untaxed is taxed, or for goods the excess; till then a large bill alone. */
function taxedBase({ limitPaise, billPaise, isExcessOnly }: TdsRate, bill: number, soFar: TdsSoFar): TaxedBase {
  const periodPaise = soFar.creditedPaise + bill;
  const untaxedPaise = Math.max(periodPaise - soFar.taxedPaise, 0);
  if (periodPaise > limitPaise) {
    return { basePaise: Math.max(untaxedPaise - (isExcessOnly ? limitPaise : 0), 0), trigger: 'PERIOD' };
  }
  if (billPaise !== null && bill > billPaise) return { basePaise: Math.min(bill, untaxedPaise), trigger: 'BILL' };
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
  certificate: null,
});

const rounded = (exact: number, toTheRupee: boolean): number => (toTheRupee ? roundToRupee(exact).rounded : exact);

/** From a non-resident all of a payment is taxed, whatever the year has so far: there is no limit below which it is free. */
function fromAbroad({ date, billPaise, toTheRupee = false }: TdsFacts, terms: NonResidentTerms | null): TdsOutcome {
  if (!terms) return nothing(tdsReason.abroad);
  const { percent } = terms;
  const section = sectionOfPaper('nonResident', date);
  return {
    ...nothing(tdsReason.nonResident(terms, section, billPaise)),
    ...{ section, percent, basePaise: billPaise, head: 'NON_RESIDENT' },
    tdsPaise: rounded(percentOf(billPaise, percent), toTheRupee),
  };
}

/** A declared bill is of no later base, and reported with nothing deducted. */
const declaredFree = ({ date, billPaise }: TdsFacts, rate: TdsRate, { until }: TransporterDeclaration): TdsOutcome => ({
  ...nothing(tdsReason.declared(rate, until, sectionOfPaper('declaration', date))),
  ...{ section: rate.section, code: rate.code, percent: '0', basePaise: billPaise },
});

/** From a resident, at the rate of the day and as the year has it; a certificate is given for a PAN, and holds with it alone. */
function fromResident(facts: TdsFacts, nature: TdsNature, rate: TdsRate): TdsOutcome {
  const { pan, date, soFar, billPaise, toTheRupee = false, papers = noPapers } = facts;
  const usual = pan ? rate.percent : higher(rate.percent, rate.percentWithoutPan);
  const found = taxedBase(rate, billPaise, soFar);
  const certificate = pan ? papers.certificate : null;
  const taxed = withCertificate(found.basePaise, usual, certificate);
  const why = tdsReason.of(rate, { ...found, percent: usual, billPaise, soFar, hasPan: pan !== null });
  return {
    section: rate.section,
    code: rate.code,
    percent: taxed.percent,
    basePaise: found.basePaise,
    tdsPaise: rounded(taxed.tdsPaise, toTheRupee),
    why:
      taxed.used && certificate
        ? tdsReason.certified(why, taxed.used, {
            percent: certificate.percent,
            law: sectionOfPaper('certificate', date),
          })
        : why,
    head: tdsHeadOf(nature, pan),
    certificate: taxed.used,
  };
}

/**
 * Tax deducted at source from a bill, and why. The page previews with it; the server computes anew and stores that.
 * The bill that crosses a year's limit bears the tax of all that was free till then, also where that is more than it is worth:
 * the vendor then owes us what exceeds it (Income-tax Act s.194C(5), s.194J).
 */
export function deductTds(facts: TdsFacts): TdsOutcome {
  const { nature, pan, date, rate } = facts;
  const { declaration, nonResident } = facts.papers ?? noPapers;
  if (facts.country !== homeCountry) return fromAbroad(facts, nonResident);
  if (nature === null) return nothing(tdsReason.noNature);
  if (rate === null) return nothing(tdsReason.noRate(date));
  return declaration && pan && nature === 'CONTRACT'
    ? declaredFree(facts, rate, declaration)
    : fromResident(facts, nature, rate);
}
