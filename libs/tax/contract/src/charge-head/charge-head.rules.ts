import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { rateInForce } from '../gst/gst-rate.rules';
import type { GstRate } from '../gst/gst-rate.schema';
import type { Taxability } from '../gst/gst.rules';
import type { ChargeCapacity } from './charge-head.kinds';

/** How a charge is taxed from a day on, till the next row. */
export interface HeadRate {
  from: BusinessDate;
  gstRate: string;
  taxability: Taxability;
  /** The notification that says so. */
  source?: string | null | undefined;
}

/** How a charge is taxed on a date, or null before its first row. */
export const headRateOn = <Rate extends HeadRate>(rates: readonly Rate[], date: BusinessDate): Rate | null =>
  rates
    .filter(({ from }) => from <= date)
    .reduce<Rate | null>((latest, rate) => (latest && latest.from > rate.from ? latest : rate), null);

interface CodedHead {
  sac: string | null;
  rates: readonly HeadRate[];
  active: boolean;
}

/** How a SAC is taxed on a date by the heads in use that bear it; null where none does, or they are not of one mind. */
export function sacRateOn(sac: string, heads: readonly CodedHead[], date: BusinessDate): HeadRate | null {
  const [first, ...others] = heads
    .filter((head) => head.active && head.sac === sac)
    .flatMap(({ rates }) => headRateOn(rates, date) ?? []);
  const isSame = (rate: HeadRate) => rate.gstRate === first?.gstRate && rate.taxability === first.taxability;
  return first && others.every(isSame) ? first : null;
}

/** As the store keeps them: by the day from which they hold. */
export const inOrder = <Rate extends HeadRate>(rates: readonly Rate[]): Rate[] =>
  [...rates].sort((one, other) => (one.from < other.from ? -1 : 1));

export interface HeadTerms {
  rates?: readonly HeadRate[] | undefined;
  actsAs?: ChargeCapacity | undefined;
  pureAgent?: boolean | undefined;
}

const isSecond = (rates: readonly HeadRate[], { from }: HeadRate, index: number) =>
  rates.findIndex((other) => other.from === from) < index;

/** Rates of a head that the law does not know on the day on which they begin, each told at its field. */
export const headRatesNotInForce = (rates: readonly HeadRate[], law: readonly GstRate[]): FieldProblem[] =>
  rates.flatMap(({ gstRate, from }, index) =>
    rateInForce(gstRate, from, law) === null
      ? [
          {
            field: `rates.${index}.gstRate`,
            code: 'rate_not_in_force',
            message: 'No such GST rate is in force on this day.',
          },
        ]
      : [],
  );

/** Where a charge head contradicts itself, beyond what each field must be alone. */
export function chargeHeadProblems({ rates = [], actsAs = 'PRINCIPAL', pureAgent = false }: HeadTerms): FieldProblem[] {
  const isNobodys = pureAgent && actsAs !== 'AGENT';
  return [
    ...(isNobodys
      ? [{ field: 'actsAs', code: 'not_an_agent', message: 'Who pays on the customer’s behalf acts as an agent.' }]
      : []),
    ...rates.flatMap((rate, index) =>
      isSecond(rates, rate, index)
        ? [{ field: `rates.${index}.from`, code: 'same_day', message: 'Another rate begins on this day.' }]
        : [],
    ),
  ];
}
