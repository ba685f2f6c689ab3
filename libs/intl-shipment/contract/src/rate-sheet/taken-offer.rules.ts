import {
  compare,
  currencies,
  type CurrencyCode,
  type Decimal,
  parseDecimal,
  plainDecimal,
  shift,
  wholeNumber,
} from '@freightdesk/shared-money';
import { chargeAmount } from '@freightdesk/tax-contract';
import type { QuotedAlternativeInput } from '../quotation/quotation.schema';
import type { RateOffer } from './rate-offer.rules';
import { type CountedRate, pricedBuy } from './rate-quantity.rules';

type Charge = QuotedAlternativeInput['charges'][number];

/** Rounded up, so that what is asked is never missed by rounding. */
function dividedUp(value: Decimal, by: Decimal, decimals: number): Decimal {
  const [top, bottom] = [value.digits * 10n ** BigInt(decimals + by.scale), by.digits * 10n ** BigInt(value.scale)];
  return { digits: (top + bottom - 1n) / bottom, scale: decimals };
}

/** As people write rates: to the smallest money, and not finer than it may be typed. */
const rateDecimals = (currency: CurrencyCode): number => Math.max(2, currencies[currency].minorDigits);

/** What one costs, by its rate or, where the minimum binds, by what the whole comes to. */
function costOfOne(counted: CountedRate): Decimal {
  const { line, quantity } = counted;
  const priced = pricedBuy(counted);
  const [amount, unbound] = [chargeAmount(priced, 'buy'), chargeAmount({ ...priced, minimum: null }, 'buy')];
  const isBound = amount !== null && amount.amountMinor !== unbound?.amountMinor;
  if (!isBound || !quantity || compare(parseDecimal(quantity), wholeNumber(0)) === 0) return parseDecimal(line.rate);
  const percent = line.basis === 'PERCENT' ? 2 : 0;
  const whole = shift(wholeNumber(amount.amountMinor), percent - currencies[line.currency].minorDigits);
  return dividedUp(whole, parseDecimal(quantity), 4);
}

/** The rate that leaves a margin, a per cent of the sale as everywhere; null where none can. */
export function sellRateOf(counted: CountedRate, marginPercent: string): string | null {
  const margin = parseDecimal(marginPercent);
  const share: Decimal = { digits: 100n * 10n ** BigInt(margin.scale) - margin.digits, scale: margin.scale };
  if (share.digits <= 0n) return null;
  const rate = dividedUp(shift(costOfOne(counted), 2), share, rateDecimals(counted.line.currency));
  return plainDecimal(rate);
}

/** An offer as lines of a quotation: what it costs, of whom and by which sheet, and what it is sold for. */
export const offeredCharges = ({ sheet, counted }: RateOffer, marginPercent: string): Charge[] =>
  counted.map((one) => ({
    ...{ chargeHeadId: one.line.chargeHeadId, basis: one.line.basis, containerType: one.line.containerType },
    ...{ quantity: one.quantity ?? '1', minimum: one.line.minimum },
    ...{ buyRate: one.line.rate, buyCurrency: one.line.currency, vendorId: sheet.vendorId, rateSheetId: sheet.id },
    ...{ sellRate: sellRateOf(one, marginPercent), sellCurrency: one.line.currency },
  }));

const keyOf = ({ chargeHeadId, basis, containerType }: Charge): string =>
  [chargeHeadId, basis, containerType ?? ''].join(' ');

const isBlank = ({ chargeHeadId, description, buyRate, sellRate }: Charge): boolean =>
  !chargeHeadId && !description && !buyRate && !sellRate;

const isAs = (line: Charge, last: Charge | undefined, side: 'buy' | 'sell'): boolean =>
  side === 'buy'
    ? line.buyRate === last?.buyRate && line.buyCurrency === last?.buyCurrency
    : line.sellRate === last?.sellRate && line.sellCurrency === last?.sellCurrency;

/** A line that the offer prices too: what nobody typed is the offer's, the rest is the person's. */
function filled(line: Charge, offered: Charge, last: Charge | undefined): Charge {
  const isBuyTyped = Boolean(line.buyRate) && !line.rateSheetId && !isAs(line, last, 'buy');
  const isSellTyped = Boolean(line.sellRate) && !isAs(line, last, 'sell');
  const { buyRate, buyCurrency, vendorId, rateSheetId, minimum, quantity, sellRate, sellCurrency } = offered;
  return {
    ...line,
    ...(isBuyTyped ? {} : { buyRate, buyCurrency, vendorId, rateSheetId, minimum, quantity }),
    ...(isSellTyped ? {} : { sellRate, sellCurrency }),
  };
}

/**
 * The lines of a quotation with an offer taken. Nothing that was typed is lost: a line that the offer prices too is filled where it says
 * nothing, and only what the last offer brought and nobody touched gives way to this one.
 */
export function withOffer(
  lines: readonly Charge[],
  offered: readonly Charge[],
  last: readonly Charge[] = [],
): Charge[] {
  const find = (charges: readonly Charge[], line: Charge) => charges.find((one) => keyOf(one) === keyOf(line));
  const stays = (line: Charge): boolean => {
    const before = find(last, line);
    const isUntouched = before !== undefined && isAs(line, before, 'buy') && isAs(line, before, 'sell');
    return !isBlank(line) && (find(offered, line) !== undefined || !isUntouched);
  };
  const kept = lines.filter(stays).map((line) => {
    const priced = find(offered, line);
    return priced ? filled(line, priced, find(last, line)) : line;
  });
  return [...kept, ...offered.filter((one) => !find(kept, one))];
}
