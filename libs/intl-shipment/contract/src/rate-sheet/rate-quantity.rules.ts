import { compare, currencies, parseDecimal, plainDecimal, shift, wholeNumber } from '@freightdesk/shared-money';
import { chargeAmount, type DatedRates, inPaise, quantityOf } from '@freightdesk/tax-contract';
import type { RateLine } from './rate-sheet.schema';

/** What is known of the goods that are to be carried; a container stands as often as there are of its type. */
export interface RatedGoods {
  chargeableKg?: string | null | undefined;
  revenueTons?: string | null | undefined;
  containers?: readonly string[] | undefined;
}

/** A rate with how much of it is charged; null where the goods do not say. */
export interface CountedRate {
  line: RateLine;
  quantity: string | null;
}

export const pricedBuy = ({ line, quantity }: CountedRate) => ({
  ...{ basis: line.basis, quantity, minimum: line.minimum, buyRate: line.rate, buyCurrency: line.currency },
});

const byHead = (lines: readonly RateLine[]): RateLine[][] =>
  [...new Set(lines.map(({ chargeHeadId }) => chargeHeadId))].map((head) =>
    lines.filter(({ chargeHeadId }) => chargeHeadId === head),
  );

/** A price of one type goes before the price of every type; null where a container has none, for then the vendor does not carry it. */
function boxRates(lines: readonly RateLine[], containers: readonly string[]): CountedRate[] | null {
  if (containers.length === 0) return lines.map((line) => ({ line, quantity: null }));
  const priced = containers.map(
    (type) =>
      lines.find(({ containerType }) => containerType === type) ?? lines.find(({ containerType }) => !containerType),
  );
  if (priced.includes(undefined)) return null;
  return lines
    .map((line) => ({ line, quantity: String(priced.filter((one) => one === line).length) }))
    .filter(({ quantity }) => quantity !== '0');
}

const breakOf = ({ fromKg }: RateLine) => parseDecimal(fromKg ?? '0');

function paiseOf(counted: CountedRate, rates: DatedRates): number {
  const amount = chargeAmount(pricedBuy(counted), 'buy');
  return (amount && inPaise(amount, rates)) ?? Number.MAX_SAFE_INTEGER;
}

/**
 * The break that the weight has reached, or a higher one where its least weight is cheaper at its lower rate, as carriers charge it. Below
 * the lowest break that one's least weight is charged.
 */
function weightRates(lines: readonly RateLine[], kg: string | null | undefined, rates: DatedRates): CountedRate[] {
  const breaks = lines.toSorted((one, other) => compare(breakOf(one), breakOf(other)));
  const [lowest] = breaks;
  if (!lowest) return [];
  if (!kg) return [{ line: lowest, quantity: null }];
  const weight = parseDecimal(kg);
  const reached = breaks.findLast((line) => compare(breakOf(line), weight) <= 0);
  const higher = breaks.filter((line) => compare(breakOf(line), weight) > 0);
  const ways = [
    ...(reached ? [{ line: reached, quantity: kg }] : []),
    ...higher.map((line) => ({ line, quantity: plainDecimal(breakOf(line)) })),
  ];
  return [ways.reduce((best, way) => (paiseOf(way, rates) < paiseOf(best, rates) ? way : best))];
}

/** A percentage is of what else of its currency is bought. */
function percentRates(lines: readonly RateLine[], others: readonly CountedRate[]): CountedRate[] {
  return lines.map((line) => {
    const amounts = others
      .filter((other) => other.line.currency === line.currency)
      .map((other) => chargeAmount(pricedBuy(other), 'buy')?.amountMinor);
    if (amounts.length === 0 || amounts.includes(undefined)) return { line, quantity: null };
    const minor = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
    return { line, quantity: plainDecimal(shift(wholeNumber(minor), -currencies[line.currency].minorDigits)) };
  });
}

/** Which rates of a sheet the goods are charged by, and how much of each; null where the sheet does not carry all containers. */
export function countedRates(
  lines: readonly RateLine[],
  goods: RatedGoods,
  rates: DatedRates,
): readonly CountedRate[] | null {
  const of = (basis: RateLine['basis']) => byHead(lines.filter((line) => line.basis === basis));
  const inBoxes = of('PER_CONTAINER').map((head) => boxRates(head, goods.containers ?? []));
  if (inBoxes.includes(null)) return null;
  const byWeight = of('PER_KG_CHARGEABLE').flatMap((head) => weightRates(head, goods.chargeableKg, rates));
  const plain = lines
    .filter(({ basis }) => !['PER_CONTAINER', 'PER_KG_CHARGEABLE', 'PERCENT'].includes(basis))
    .map((line) => ({ line, quantity: quantityOf(line, goods) }));
  const counted = [...inBoxes.flatMap((boxes) => boxes ?? []), ...byWeight, ...plain];
  return [...counted, ...of('PERCENT').flatMap((head) => percentRates(head, counted))];
}
