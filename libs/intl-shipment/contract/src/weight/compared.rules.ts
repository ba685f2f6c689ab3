import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { compare, parseDecimal } from '@freightdesk/shared-money';

const decimal = /^\d+(\.\d+)?$/;

/** Whether one figure is above another; not where either is none yet. */
export const isMore = (one: string | null | undefined, other: string | null | undefined): boolean =>
  decimal.test(one ?? '') &&
  decimal.test(other ?? '') &&
  compare(parseDecimal(one ?? ''), parseDecimal(other ?? '')) > 0;

interface Weighed {
  grossKg?: string | null | undefined;
  chargeableKg?: string | null | undefined;
}

/** What is charged for is the larger of weight and volume (IATA TACT Rules 3.9), so it is never below the weight. */
export const chargeableProblems = ({ grossKg, chargeableKg }: Weighed): FieldProblem[] =>
  isMore(grossKg, chargeableKg)
    ? [{ field: 'chargeableKg', code: 'order', message: 'The chargeable weight is never below the gross weight.' }]
    : [];
