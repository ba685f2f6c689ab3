import {
  add,
  compare,
  type Decimal,
  multiply,
  parseDecimal,
  plainDecimal,
  roundHalfUp,
  wholeNumber,
} from '@freightdesk/shared-money';

/** A line of like packages; `grossKg` is of the whole line. Decimals are text. */
export interface PackageLine {
  quantity: number;
  lengthCm: string;
  widthCm: string;
  heightCm: string;
  grossKg: string;
}

/** Cubic centimetres to the kilogram of the airlines (IATA TACT Rules 3.9.4); a tariff may have its own. */
export const airDivisor = '6000';

const zero = wholeNumber(0);
const larger = (a: Decimal, b: Decimal) => (compare(a, b) < 0 ? b : a);
const total = (values: readonly Decimal[]) => values.reduce(add, zero);
const grossOf = (lines: readonly PackageLine[]) => total(lines.map(({ grossKg }) => parseDecimal(grossKg)));

/** Dimensions count in whole centimetres, half a centimetre up (IATA TACT Rules 3.9.4). */
const roundedVolumeCm3 = (lines: readonly PackageLine[]) =>
  total(
    lines.map(({ quantity, lengthCm, widthCm, heightCm }) =>
      multiply(wholeNumber(quantity), ...[lengthCm, widthCm, heightCm].map((cm) => roundHalfUp(parseDecimal(cm)))),
    ),
  ).digits;

const roundUpToHalf = (numerator: bigint, denominator: bigint): Decimal => {
  const halves = (numerator * 2n + denominator - 1n) / denominator;
  return { digits: halves * 5n, scale: 1 };
};

export interface AirWeights {
  grossKg: string;
  volumetricKg: string;
  chargeableKg: string;
}

/** Weight that an airline charges: the larger of all gross and all volumetric weight, up to the next half kilogram. */
export function airWeights(lines: readonly PackageLine[], divisor = airDivisor): AirWeights {
  const gross = grossOf(lines);
  const per = parseDecimal(divisor);
  const [volume, unit] = [roundedVolumeCm3(lines) * 10n ** BigInt(per.scale), per.digits];
  const volumetric = { digits: (volume * 2000n + unit) / (2n * unit), scale: 3 };
  const chargeable = larger(roundUpToHalf(volume, unit), roundUpToHalf(gross.digits, 10n ** BigInt(gross.scale)));
  return {
    grossKg: plainDecimal(gross),
    volumetricKg: plainDecimal(volumetric),
    chargeableKg: plainDecimal(chargeable),
  };
}

/** What an airline charges of goods whose weight and volume are known as a whole, and whose packages nobody has measured yet. */
export function airChargeableKg({ grossKg, cbm }: { grossKg: string; cbm: string }, divisor = airDivisor): string {
  const [gross, volume, per] = [parseDecimal(grossKg), parseDecimal(cbm), parseDecimal(divisor)];
  const cm3 = volume.digits * 1_000_000n * 10n ** BigInt(per.scale);
  const volumetric = roundUpToHalf(cm3, per.digits * 10n ** BigInt(volume.scale));
  return plainDecimal(larger(volumetric, roundUpToHalf(gross.digits, 10n ** BigInt(gross.scale))));
}

/** Cubic metres of packages as measured, to three decimals. */
export const cubicMetres = (lines: readonly PackageLine[]): string => {
  const cm3 = total(
    lines.map(({ quantity, lengthCm, widthCm, heightCm }) =>
      multiply(wholeNumber(quantity), ...[lengthCm, widthCm, heightCm].map(parseDecimal)),
    ),
  );
  return plainDecimal(roundHalfUp({ digits: cm3.digits, scale: cm3.scale + 6 }, 3));
};

/** Revenue tons of less-than-container cargo: cubic metres or tonnes, whichever is more, and a least amount, usually 1. */
export function lclRevenueTons({
  cbm,
  grossKg,
  minimum = '1',
}: {
  cbm: string;
  grossKg: string;
  minimum?: string;
}): string {
  const kg = parseDecimal(grossKg);
  const tonnes = { digits: kg.digits, scale: kg.scale + 3 };
  return plainDecimal(larger(larger(parseDecimal(cbm), tonnes), parseDecimal(minimum)));
}
