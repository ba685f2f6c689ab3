import { currencies } from './currencies.data';
import type { CurrencyCode } from './currency';

const small = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen ' +
  'Eighteen Nineteen'
).split(' ');
const tens = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

type Scale = readonly (readonly [size: bigint, word: string])[];

/** Largest first. Above a crore the count of crores is itself in words: One Hundred Crore, One Lakh Crore. */
const indian: Scale = [
  [10_000_000n, 'Crore'],
  [100_000n, 'Lakh'],
  [1_000n, 'Thousand'],
  [100n, 'Hundred'],
];
const western: Scale = [
  [1_000_000_000_000n, 'Trillion'],
  [1_000_000_000n, 'Billion'],
  [1_000_000n, 'Million'],
  [1_000n, 'Thousand'],
  [100n, 'Hundred'],
];

function parts(value: bigint, scale: Scale): string[] {
  if (value === 0n) return [];
  const unit = scale.find(([size]) => value >= size);
  if (unit) {
    const [size, word] = unit;
    return [...parts(value / size, scale), word, ...parts(value % size, scale)];
  }
  if (value < 20n) return [small[Number(value)] ?? ''];
  return [tens[Number(value / 10n)] ?? '', ...parts(value % 10n, scale)];
}

const words = (value: bigint, scale: Scale) => (value === 0n ? 'Zero' : parts(value, scale).join(' '));

/** A whole number in the Indian system: `One Lakh Twenty Thousand`. */
export const numberInWords = (value: number): string => words(BigInt(value), indian);

/**
 * The amount as it stands on a document: `Rupees Ten and Fifty Paise Only`. Rupees are counted in lakhs and crores, other
 * currencies in millions.
 */
export function amountInWords(minor: number, currency: CurrencyCode): string {
  const { plural, minorDigits, minorPlural } = currencies[currency];
  const scale = currency === 'INR' ? indian : western;
  const unit = 10n ** BigInt(minorDigits);
  const value = BigInt(Math.abs(minor));
  const rest = value % unit;
  const fraction = rest === 0n ? '' : ` and ${words(rest, scale)} ${minorPlural ?? ''}`;
  return `${minor < 0 ? 'Minus ' : ''}${plural} ${words(value / unit, scale)}${fraction} Only`;
}
