import { type BusinessDate, daysBetween, formatBusinessDate } from '@freightdesk/shared-calendar';
import { allocate, type CurrencyCode, formatDecimal, parseDecimal, sum } from '@freightdesk/shared-money';
import type { LeftOut } from './interest.kinds';

const daysOfYear = 365n;

/** Simple interest by the day, of 365 to a year also in a leap year; half-up to the smallest unit of the currency. */
export function interestMinor(outstandingMinor: number, percent: string, days: number): number {
  if (outstandingMinor <= 0 || days <= 0) return 0;
  const { digits, scale } = parseDecimal(percent);
  const whole = BigInt(outstandingMinor) * digits * BigInt(days);
  const by = 100n * 10n ** BigInt(scale) * daysOfYear;
  return Number((2n * whole + by) / (2n * by));
}

/** An overdue invoice, as far as interest asks. */
export interface OverdueInvoice {
  kind: string;
  dueDate: BusinessDate;
  currency: CurrencyCode;
  outstandingMinor: number;
  promisedOn: BusinessDate | null;
  dispute: string | null;
  /** The last day that a standing note charged, and the note as long as it is a draft. */
  chargedUntil: BusinessDate | null;
  draftId: string | null;
}

interface Asked {
  percent: string;
  asOf: BusinessDate;
}

export interface ChargedSpan {
  /** The day before the first that is charged: the due day, or the last day of an earlier note. */
  from: BusinessDate;
  days: number;
  interestMinor: number;
  leftOut: LeftOut | null;
}

const why = ({ kind, promisedOn, dispute, draftId }: OverdueInvoice, asOf: BusinessDate): LeftOut | null => {
  if (dispute !== null) return 'DISPUTED';
  if (promisedOn !== null && promisedOn > asOf) return 'PROMISED';
  if (kind === 'OPENING') return 'BROUGHT_FORWARD';
  return draftId === null ? null : 'IN_DRAFT';
};

/** A note in rupees is of whole ones: what would come to none waits for the days that follow. */
const leastMinor = ({ currency }: OverdueInvoice): number => (currency === 'INR' ? 50 : 1);

/** The days of an invoice that no note has charged yet, and what they bring; or why it is left alone. */
export function interestOn(invoice: OverdueInvoice, { percent, asOf }: Asked): ChargedSpan {
  const { dueDate, chargedUntil, outstandingMinor } = invoice;
  const from = chargedUntil !== null && chargedUntil > dueDate ? chargedUntil : dueDate;
  const days = Math.max(daysBetween(from, asOf), 0);
  const interest = interestMinor(outstandingMinor, percent, days);
  const leftOut = why(invoice, asOf) ?? (interest < leastMinor(invoice) ? 'NOTHING' : null);
  return { from, days, interestMinor: interest, leftOut };
}

interface TaxedLine {
  sac: string;
  gstRate: string;
  taxability?: 'TAXABLE' | 'EXEMPT' | 'NIL' | 'NON_GST' | undefined;
  taxablePaise: number;
}

/**
 * Interest for paying late is a part of the value of what was supplied (CGST Act s.15(2)(d)): it is taxed as the lines of the invoice are,
 * and split over their rates by what each was worth.
 */
export function interestLines(
  lines: readonly TaxedLine[],
  { minor, description }: { minor: number; description: string },
) {
  const keyOf = ({ sac, gstRate, taxability }: TaxedLine) => `${sac} ${gstRate} ${taxability ?? ''}`;
  const kinds = [...new Map(lines.map((line) => [keyOf(line), line])).values()];
  const worth = kinds.map((kind) =>
    sum(lines.filter((line) => keyOf(line) === keyOf(kind)).map(({ taxablePaise }) => taxablePaise)),
  );
  const weights = worth.some((paise) => paise > 0) ? worth.map((paise) => Math.max(paise, 0)) : worth.map(() => 1);
  const parts = allocate(minor, weights);
  return kinds.flatMap(({ sac, gstRate, taxability }, index) => {
    const part = parts[index] ?? 0;
    const rate = formatDecimal({ digits: BigInt(part), scale: 2 });
    return part === 0 ? [] : [{ description, sac, gstRate, quantity: '1', rate, ...(taxability && { taxability }) }];
  });
}

interface Charged extends Pick<ChargedSpan, 'from' | 'days'> {
  number: string;
  percent: string;
  asOf: BusinessDate;
}

/** As the note's lines and its narration say it. */
export const interestText = ({ number, percent, days, from, asOf }: Charged): string =>
  `Interest at ${percent}% a year on ${number} for ${days} days after ${formatBusinessDate(from)}, up to ${formatBusinessDate(asOf)}`;
