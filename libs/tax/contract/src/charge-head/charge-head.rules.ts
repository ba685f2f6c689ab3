import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { rateInForce } from '../gst/gst-rate.rules';
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

/** As the store keeps them: by the day from which they hold. */
export const inOrder = <Rate extends HeadRate>(rates: readonly Rate[]): Rate[] =>
  [...rates].sort((one, other) => (one.from < other.from ? -1 : 1));

export interface HeadTerms {
  rates?: readonly HeadRate[] | undefined;
  actsAs?: ChargeCapacity | undefined;
  pureAgent?: boolean | undefined;
}

function rateProblems(rates: readonly HeadRate[], { from, gstRate }: HeadRate, index: number): FieldProblem[] {
  const isSecond = rates.findIndex((other) => other.from === from) < index;
  const path = `rates.${index}`;
  return [
    ...(isSecond ? [{ field: `${path}.from`, code: 'same_day', message: 'Another rate begins on this day.' }] : []),
    ...(rateInForce(gstRate, from) === null
      ? [{ field: `${path}.gstRate`, code: 'rate_not_in_force', message: 'No such GST rate is in force on this day.' }]
      : []),
  ];
}

/** Where a charge head contradicts itself or the law, beyond what each field must be alone. */
export function chargeHeadProblems({ rates = [], actsAs = 'PRINCIPAL', pureAgent = false }: HeadTerms): FieldProblem[] {
  const isNobodys = pureAgent && actsAs !== 'AGENT';
  return [
    ...(isNobodys
      ? [{ field: 'actsAs', code: 'not_an_agent', message: 'Who pays on the customer’s behalf acts as an agent.' }]
      : []),
    ...rates.flatMap((rate, index) => rateProblems(rates, rate, index)),
  ];
}
