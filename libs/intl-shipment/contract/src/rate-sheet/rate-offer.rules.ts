import { chargeAmount, type DatedRates, inPaise } from '@freightdesk/tax-contract';
import { type CountedRate, countedRates, pricedBuy, type RatedGoods } from './rate-quantity.rules';
import type { RateSheet } from './rate-sheet.schema';

/** What is to be carried, and when it is quoted. */
export interface OfferTerms {
  date: string;
  mode: string;
  originLocode: string;
  destinationLocode: string;
  goods: RatedGoods;
}

/** A sheet in force with what the goods cost by it. */
export interface RateOffer {
  sheet: RateSheet;
  counted: readonly CountedRate[];
  /** At the rates of the day; null where the goods, or a currency's rate, are not known. */
  totalPaise: number | null;
}

const isInForce = (sheet: RateSheet, { date, mode, originLocode, destinationLocode }: OfferTerms): boolean =>
  sheet.active &&
  sheet.mode === mode &&
  sheet.originLocode === originLocode &&
  sheet.destinationLocode === destinationLocode &&
  sheet.validFrom <= date &&
  date <= sheet.validUntil;

const nameOf = ({ vendorId, reference }: RateSheet): string => [vendorId, reference?.trim().toLowerCase()].join(' ');

/** A tariff that its vendor gave out anew holds from the new one's first day on, whatever last day the old one named. */
const isReplaced = (sheet: RateSheet, others: readonly RateSheet[]): boolean =>
  others.some((other) => nameOf(other) === nameOf(sheet) && other.validFrom > sheet.validFrom);

function totalOf(counted: readonly CountedRate[], rates: DatedRates): number | null {
  const paise = counted.map((one) => {
    const amount = chargeAmount(pricedBuy(one), 'buy');
    return amount && inPaise(amount, rates);
  });
  return paise.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

export type OfferOrder = 'cheapest' | 'fastest';

/** What is not known comes last. */
const least = (one: number | null, other: number | null): number =>
  one === other ? 0 : (one ?? Infinity) - (other ?? Infinity);

/** What vendors ask for these goods on that day, in the order in which they are looked through. */
export function rateOffers(
  sheets: readonly RateSheet[],
  terms: OfferTerms,
  rates: DatedRates,
  order: OfferOrder,
): RateOffer[] {
  const standing = sheets.filter((sheet) => isInForce(sheet, terms));
  const offers = standing
    .filter((sheet) => !isReplaced(sheet, standing))
    .flatMap((sheet): RateOffer[] => {
      const counted = countedRates(sheet.lines, terms.goods, rates);
      return counted ? [{ sheet, counted, totalPaise: totalOf(counted, rates) }] : [];
    });
  return offers.toSorted((one, other) => {
    const price = least(one.totalPaise, other.totalPaise);
    const days = least(one.sheet.transitDays, other.sheet.transitDays);
    const byOrder = order === 'cheapest' ? price || days : days || price;
    return byOrder || (one.sheet.id < other.sheet.id ? -1 : 1);
  });
}
