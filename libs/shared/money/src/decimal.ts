/** An exact decimal number: `digits` shifted right by `scale` places. Money never touches binary fractions. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const pattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Reads `4.2550` exactly. Throws a RangeError on anything else: callers pass text a schema has already checked. */
export function parseDecimal(text: string): Decimal {
  const [, sign, whole = '', fraction = ''] = pattern.exec(text) ?? [];
  if (sign === undefined) throw new RangeError(`Not a decimal number: ${text}`);
  const digits = BigInt(whole + fraction);
  return { digits: sign ? -digits : digits, scale: fraction.length };
}

export const wholeNumber = (value: number | bigint): Decimal => ({ digits: BigInt(value), scale: 0 });

const digitsAt = (value: Decimal, scale: number) => value.digits * 10n ** BigInt(scale - value.scale);

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: digitsAt(a, scale) + digitsAt(b, scale), scale };
}

export const multiply = (...factors: readonly Decimal[]): Decimal =>
  factors.reduce((a, b) => ({ digits: a.digits * b.digits, scale: a.scale + b.scale }), wholeNumber(1));

/** Multiplies by ten to the power of `places`, which may be negative. */
export const shift = (value: Decimal, places: number): Decimal =>
  places > value.scale
    ? { digits: value.digits * 10n ** BigInt(places - value.scale), scale: 0 }
    : { digits: value.digits, scale: value.scale - places };

export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const scale = Math.max(a.scale, b.scale);
  const [left, right] = [digitsAt(a, scale), digitsAt(b, scale)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Rounds to so many decimals; a half goes away from zero, so that a credit note mirrors its invoice. */
export function roundHalfUp(value: Decimal, decimals = 0): Decimal {
  if (value.scale <= decimals) return { digits: digitsAt(value, decimals), scale: decimals };
  const unit = 10n ** BigInt(value.scale - decimals);
  const half = value.digits < 0n ? -unit / 2n : unit / 2n;
  return { digits: (value.digits + half) / unit, scale: decimals };
}

/** Rounds to a whole number that fits a safe integer; throws a RangeError where it does not. */
export function toSafeInteger(value: Decimal): number {
  const whole = Number(roundHalfUp(value).digits);
  if (!Number.isSafeInteger(whole)) throw new RangeError('The amount is too large to be kept exactly.');
  return whole;
}

export function formatDecimal({ digits, scale }: Decimal): string {
  const sign = digits < 0n ? '-' : '';
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  return scale === 0 ? sign + text : `${sign}${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

/** Without zeros that say nothing: `14.400` is `14.4`. */
export const plainDecimal = (value: Decimal): string =>
  formatDecimal(value)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
