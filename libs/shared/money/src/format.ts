import { currencies } from './currencies.data';
import type { CurrencyCode } from './currency';
import { formatDecimal } from './decimal';

/** Lakh and crore grouping, `12,34,567`: the last three digits, then pairs. */
const indianGroups = /(\d)(?=(\d\d)+\d$)/g;
const westernGroups = /(\d)(?=(\d{3})+$)/g;

/** `1234567.5` -> `12,34,567.5`: a measure as people here read it, with no digit added or lost. */
export const groupedDecimal = (text: string): string =>
  text.replace(/^\d+/, (whole) => whole.replace(indianGroups, '$1,'));

function format(minor: number, minorDigits: number, groups: RegExp): string {
  const [whole = '', fraction] = formatDecimal({ digits: BigInt(Math.abs(minor)), scale: minorDigits }).split('.');
  const grouped = whole.replace(groups, '$1,');
  return `${minor < 0 ? '-' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** `123456700` -> `12,34,567.00`, without a currency sign. */
export const formatPaise = (paise: number): string => format(paise, 2, indianGroups);

/** An amount in its currency's decimals, without its sign or code: rupees in lakhs, all others in thousands. */
export const formatMinor = (minor: number, currency: CurrencyCode): string =>
  format(minor, currencies[currency].minorDigits, currency === 'INR' ? indianGroups : westernGroups);
