import { type CurrencyCode, currencyCodes, plainDecimal, sum } from '@freightdesk/shared-money';
import {
  type Amount,
  chargeAmount,
  type ChargeSide,
  type DatedRates,
  inPaise,
  isUnrated,
  type PricedCharge,
} from './charge-amount.rules';

export interface Margin {
  marginPaise: number | null;
  /** Of what it is sold for, to two decimals. */
  marginPercent: string | null;
}

export interface ChargeFigures extends Margin {
  buyMinor: number | null;
  sellMinor: number | null;
  /** At the rates of the day; null where there is no price, or no rate of its currency. */
  buyPaise: number | null;
  sellPaise: number | null;
}

export interface ChargeTotals extends Margin {
  /** By currency, in the order of the list of currencies. */
  buy: Amount[];
  sell: Amount[];
  /** Null while the rate of a currency is missing. */
  buyPaise: number | null;
  sellPaise: number | null;
  /** Currencies that have no rate on the day. */
  unrated: CurrencyCode[];
}

/** Hundredths of a per cent, half away from zero. */
function percentText(part: number, whole: number): string {
  const [parts, wholes] = [BigInt(part) * 10_000n, BigInt(whole)];
  const half = parts < 0n ? -wholes : wholes;
  return plainDecimal({ digits: (2n * parts + half) / (2n * wholes), scale: 2 });
}

const noMargin: Margin = { marginPaise: null, marginPercent: null };

/** What is left of the sale after the cost; what is not sold has no margin, it is a cost. */
export function marginOf(buyPaise: number | null, sellPaise: number | null): Margin {
  if (sellPaise === null) return noMargin;
  const marginPaise = sellPaise - (buyPaise ?? 0);
  return { marginPaise, marginPercent: sellPaise === 0 ? null : percentText(marginPaise, sellPaise) };
}

const paiseOf = (amount: Amount | null, rates: DatedRates) => amount && inPaise(amount, rates);

/** All that follows from one line. */
export function chargeFigures(charge: PricedCharge, rates: DatedRates): ChargeFigures {
  const [buy, sell] = [chargeAmount(charge, 'buy'), chargeAmount(charge, 'sell')];
  const [buyPaise, sellPaise] = [paiseOf(buy, rates), paiseOf(sell, rates)];
  const isCostUnknown = buy !== null && buyPaise === null;
  return {
    ...{ buyMinor: buy?.amountMinor ?? null, sellMinor: sell?.amountMinor ?? null, buyPaise, sellPaise },
    ...(isCostUnknown ? noMargin : marginOf(buyPaise, sellPaise)),
  };
}

function byCurrency(charges: readonly PricedCharge[], side: ChargeSide): Amount[] {
  const amounts = charges.map((charge) => chargeAmount(charge, side)).filter((amount) => amount !== null);
  return currencyCodes
    .map((currency) => ({ currency, all: amounts.filter((amount) => amount.currency === currency) }))
    .filter(({ all }) => all.length > 0)
    .map(({ currency, all }) => ({
      currency,
      amountMinor: sum(all.map(({ amountMinor }) => amountMinor)),
    }));
}

/** Each line is rounded to the paisa before it is added, so that the lines as they are shown make the total as it is shown. */
function sumInPaise(charges: readonly PricedCharge[], side: ChargeSide, rates: DatedRates): number | null {
  const paise = charges
    .map((charge) => chargeAmount(charge, side))
    .filter((amount) => amount !== null)
    .map((amount) => inPaise(amount, rates));
  return paise.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

/** What lines come to together, per currency and in rupees at the rates of a day. */
export function chargeTotals(charges: readonly PricedCharge[], rates: DatedRates): ChargeTotals {
  const [buy, sell] = [byCurrency(charges, 'buy'), byCurrency(charges, 'sell')];
  const [buyPaise, sellPaise] = [sumInPaise(charges, 'buy', rates), sumInPaise(charges, 'sell', rates)];
  const unrated = [...new Set([...buy, ...sell].filter((amount) => isUnrated(amount, rates)))];
  const isSold = sell.length > 0 && buyPaise !== null;
  return {
    ...{ buy, sell, buyPaise, sellPaise },
    unrated: [...new Set(unrated.map(({ currency }) => currency))],
    ...(isSold ? marginOf(buyPaise, sellPaise) : noMargin),
  };
}
