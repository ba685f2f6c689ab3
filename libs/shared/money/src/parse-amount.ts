import { parseDecimal, shift } from './decimal';

/** Places by which a clerk's short word moves the point: 1.2L is 1,20,000. */
const places = new Map([
  ['', 0],
  ['k', 3],
  ['thousand', 3],
  ['l', 5],
  ['lac', 5],
  ['lacs', 5],
  ['lakh', 5],
  ['lakhs', 5],
  ['cr', 7],
  ['crore', 7],
  ['crores', 7],
]);

const sign = String.raw`(?<sign>-?)`;
const prefix = String.raw`(?:₹|rs\.?|inr)?`;
const groupedBy = (mark: string) => String.raw`\d{1,2}(?:${mark}\d\d)*${mark}\d{3}|\d{1,3}(?:${mark}\d{3})+`;
// Digits alone, grouped in lakhs (1,00,000) or in thousands (100,000), or by blanks as in papers from Europe (100 000), of which
// spreadsheets know several; commas and blanks elsewhere are typing errors.
const whole = String.raw`(?<whole>\d+|${groupedBy(',')}|${groupedBy('[ \u00a0\u2009\u202f]')})`;
const grouping = /[,\s]/g;
const amount = new RegExp(
  `^${sign}\\s*${prefix}\\s*${whole}(?:\\.(?<fraction>\\d+))?\\s*(?:(?<unit>[a-z]+)\\.?)?(?:/-)?$`,
);

const grouped = new RegExp(String.raw`^${whole}(?:\.\d*)?$`);

/** A figure without the commas or blanks that part its thousands. Any other comma stays: `850,50` is no 85050, and nobody knows what it is. */
export const withoutGrouping = (text: string): string => (grouped.test(text) ? text.replaceAll(grouping, '') : text);

function asNumber(paise: bigint): number | null {
  const value = Number(paise);
  return Number.isSafeInteger(value) ? value : null;
}

/**
 * What a clerk typed, in paise: `12,500`, `₹ 1,00,000.50`, `1.2L`, `1.5 lakh`, `2cr`, `12k`, `500/-`. Null for anything that is
 * not plainly an amount, has a fraction of a paisa or is too large to be kept exactly. `minorDigits` are the currency's: 2 for
 * rupees, 0 for yen, 3 for Kuwaiti dinars.
 */
export function parseAmount(text: string, minorDigits = 2): number | null {
  const typed = amount.exec(text.trim().toLowerCase())?.groups;
  const moved = places.get(typed?.['unit'] ?? '');
  if (!typed || moved === undefined) return null;
  const [whole = '', fraction = ''] = [typed['whole'], typed['fraction']];
  if (fraction.length > moved + minorDigits) return null;
  const paise = shift(
    parseDecimal(`${whole.replaceAll(grouping, '')}${fraction && `.${fraction}`}`),
    moved + minorDigits,
  );
  return asNumber(typed['sign'] ? -paise.digits : paise.digits);
}
