import type { FieldProblem } from '@freightdesk/shared-endpoint';
import {
  chargeAmount,
  type ChargeSide,
  currencyOf,
  type DatedRates,
  inPaise,
  isUnrated,
  type PricedCharge,
} from './charge-amount.rules';

interface ChargeTerms extends PricedCharge {
  pureAgent?: boolean | null | undefined;
}

const sides = [
  ['buy', 'buyRate'],
  ['sell', 'sellRate'],
] as const satisfies readonly (readonly [ChargeSide, string])[];

function isTooLarge(charge: ChargeTerms, side: ChargeSide, rates: DatedRates): boolean {
  const amount = chargeAmount(charge, side);
  return amount === null || (!isUnrated(amount, rates) && inPaise(amount, rates) === null);
}

/** Where a line contradicts itself, beyond what each field must be alone; in rupees too, as far as the day's rates are known. */
export function chargeProblems(charge: ChargeTerms, rates: DatedRates = {}): FieldProblem[] {
  const tooLarge = sides
    .filter(([side, field]) => charge.quantity && charge[field] && isTooLarge(charge, side, rates))
    .map(([, field]) => ({
      field,
      code: 'too_large',
      message: 'That amount is too large: it has at most 13 digits, its decimals among them.',
    }));
  const [buy, sell] = [chargeAmount(charge, 'buy'), chargeAmount(charge, 'sell')];
  const isOfOneCurrency = currencyOf(charge, 'buy') === currencyOf(charge, 'sell');
  const isMarkedUp = charge.pureAgent && buy && sell && isOfOneCurrency && buy.amountMinor !== sell.amountMinor;
  const passedOn = 'What is paid on the customer’s behalf is passed on at cost.';
  return [...tooLarge, ...(isMarkedUp ? [{ field: 'sellRate', code: 'not_at_cost', message: passedOn }] : [])];
}
