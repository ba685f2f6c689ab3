import {
  add,
  compare,
  type Decimal,
  multiply,
  parseDecimal,
  plainDecimal,
  wholeNumber,
} from '@freightdesk/shared-money';
import type { DocketMode } from './docket.kinds';

/** Like packages and the measure of one of them. Decimals are text. */
export interface Dimension {
  quantity: number;
  lengthCm: string;
  widthCm: string;
  heightCm: string;
}

/** Cubic centimetres to the kilogram where the customer has no figure of his own, as carriers publish them. */
export const usualDivisor: Readonly<Record<DocketMode, string>> = {
  SURFACE: '5000',
  AIR: '6000',
  RAIL: '5000',
  EXPRESS: '5000',
  FTL: '5000',
  PTL: '5000',
};

export interface DocketGoods {
  actualKg?: string | null;
  /** The least that the tariff charges for. */
  minimumKg?: string | null;
  dimensions: readonly Dimension[];
  divisor: string;
}

export interface DocketWeights {
  /** Null where nothing was measured. */
  volumetricKg: string | null;
  /** Null until the goods are weighed, for the freight is never less than theirs. */
  chargeableKg: string | null;
}

const volumeCm3 = (dimensions: readonly Dimension[]): Decimal =>
  dimensions
    .map(({ quantity, lengthCm, widthCm, heightCm }) =>
      multiply(wholeNumber(quantity), ...[lengthCm, widthCm, heightCm].map(parseDecimal)),
    )
    .reduce(add, wholeNumber(0));

/** Kilograms to three decimals, half up. */
function volumetricOf(dimensions: readonly Dimension[], divisor: string): Decimal {
  const [volume, per] = [volumeCm3(dimensions), parseDecimal(divisor)];
  const numerator = volume.digits * 10n ** BigInt(per.scale) * 1000n;
  const denominator = per.digits * 10n ** BigInt(volume.scale);
  return { digits: (2n * numerator + denominator) / (2n * denominator), scale: 3 };
}

const larger = (a: Decimal, b: Decimal) => (compare(a, b) < 0 ? b : a);

/** What the freight is charged on: the actual weight, the volumetric one or the least of the tariff, whichever is most. */
export function docketWeights({ actualKg, minimumKg, dimensions, divisor }: DocketGoods): DocketWeights {
  const volumetric = dimensions.length > 0 ? volumetricOf(dimensions, divisor) : null;
  const charged = [volumetric, minimumKg ? parseDecimal(minimumKg) : null].filter((weight) => weight !== null);
  return {
    volumetricKg: volumetric && plainDecimal(volumetric),
    chargeableKg: actualKg ? plainDecimal(charged.reduce(larger, parseDecimal(actualKg))) : null,
  };
}
