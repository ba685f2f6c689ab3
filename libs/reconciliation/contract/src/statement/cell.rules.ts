import { addDays, type BusinessDate, isBusinessDate } from '@freightdesk/shared-calendar';
import { parseAmount } from '@freightdesk/shared-money';

/** In which order a bank writes day, month and year; spreadsheets may hold the number of the day. */
export const dateStyles = ['DMY', 'MDY', 'YMD', 'SERIAL'] as const;
export type DateStyle = (typeof dateStyles)[number];

/** What stands before the smallest unit: `1,25,000.50` or `1.25.000,50`. */
export const decimalStyles = ['POINT', 'COMMA'] as const;
export type DecimalStyle = (typeof decimalStyles)[number];

export const dateStyleLabel: Readonly<Record<DateStyle, string>> = {
  DMY: '26-11-2026',
  MDY: '11-26-2026',
  YMD: '2026-11-26',
  SERIAL: 'Numbers of a spreadsheet',
};
export const decimalStyleLabel: Readonly<Record<DecimalStyle, string>> = {
  POINT: '1,25,000.50',
  COMMA: '1.25.000,50',
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const places: Readonly<Record<Exclude<DateStyle, 'SERIAL'>, readonly [number, number, number]>> = {
  DMY: [2, 1, 0],
  MDY: [2, 0, 1],
  YMD: [0, 1, 2],
};

const twoDigits = (text: string): string => text.padStart(2, '0');

function monthOf(text: string): string {
  const named = months.findIndex((month) => text.toLowerCase().startsWith(month));
  return named < 0 ? twoDigits(text) : twoDigits(String(named + 1));
}

const dayParts = /^(\d{1,4})[-/. ]([a-z]{3,9}|\d{1,2})[-/., ]+(\d{1,4})(?:[ T].*)?$/i;

/** Whether a day stands in a cell, though perhaps one that does not exist, or that of another style. */
export const meansDay = (cell: string): boolean => dayParts.test(cell);

/** The day that a cell says in a style, or null. A time behind it is let go. */
export function dateOfCell(cell: string, style: DateStyle): BusinessDate | null {
  if (style === 'SERIAL')
    return /^\d{5}(\.\d+)?$/.test(cell) ? dayOr(addDays('1899-12-30', Math.floor(Number(cell)))) : null;
  const parts = dayParts.exec(cell)?.slice(1);
  if (!parts) return null;
  const [year = '', month = '', day = ''] = places[style].map((at) => parts[at]);
  // `26-11-02` is the 26th wherever anybody writes so.
  if (!(style === 'YMD' ? /^\d{4}$/ : /^(\d{2}|\d{4})$/).test(year) || !/^\d{1,2}$/.test(day)) return null;
  return dayOr(`${year.length === 2 ? `20${year}` : year}-${monthOf(month)}-${twoDigits(day)}`);
}

const dayOr = (text: string): BusinessDate | null => (isBusinessDate(text) ? text : null);

/** The style in which most of these can be read, so that a broken row does not hide how the others are written; of equal ones the first. */
function mostly<Style>(
  styles: readonly Style[],
  cells: readonly string[],
  reads: (cell: string, style: Style) => boolean,
) {
  const counts = styles.map((style) => ({ style, count: cells.filter((cell) => reads(cell, style)).length }));
  const best = counts.reduce<{ style: Style | null; count: number }>(
    (most, one) => (one.count > most.count ? one : most),
    { style: null, count: 0 },
  );
  return best.style;
}

/** How a bank writes its days. Where two styles fit, days come first, as they do in India. */
export const dateStyleOf = (cells: readonly string[]): DateStyle | null =>
  mostly(dateStyles, cells, (cell, style) => dateOfCell(cell, style) !== null);

const marks = /[₹\s'’]|^(?:rs\.?|inr|[a-z]{3}(?=\d))|\/-$/gi;
/** A sign before or behind, brackets, and what banks write beside an amount that is owed. */
const signed = /^(?<before>[-+(])?(?<digits>[\d.,]+)(?<after>-|\))?(?<side>cr|dr|c|d)?\.?$/i;

const isOwed = (before = '', after = '', side = ''): boolean =>
  before === '-' || before === '(' || after === '-' || /^d/i.test(side);

/** Zeros that a spreadsheet writes behind; where something else stands there, it stays, and is no amount. */
function withoutIdleZeros(text: string, minorDigits: number): string {
  const [whole = '', fraction = '', ...more] = text.split('.');
  const [kept, rest] = [fraction.slice(0, minorDigits), fraction.slice(minorDigits)];
  const isIdle = more.length === 0 && fraction.length >= 4 && /^0+$/.test(rest);
  return `${text.startsWith('.') ? '0' : ''}${isIdle ? `${whole}.${kept}` : text}`;
}

/**
 * The amount that a cell says, in the smallest unit; null for what is none in this style. An amount that is owed is below zero. One
 * of another style is never guessed at: `1.250,00` is not 1.25.
 */
export function amountOfCell(cell: string, style: DecimalStyle, minorDigits = 2): number | null {
  const parts = signed.exec(cell.replace(marks, ''))?.groups;
  if (!parts) return null;
  const { before, digits = '', after, side = '' } = parts;
  const text = style === 'POINT' ? digits : digits.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));
  // Of three digits behind the mark nobody knows whether they are thousands; more of them are a spreadsheet's, and end in zeros.
  const amount = parseAmount(withoutIdleZeros(text, minorDigits), minorDigits);
  if (amount === null) return null;
  return isOwed(before, after, side) && amount !== 0 ? -amount : amount;
}

/** How a bank writes its amounts. Where both styles fit, such as for whole amounts, the point. */
export const decimalStyleOf = (cells: readonly string[], minorDigits = 2): DecimalStyle | null =>
  mostly(decimalStyles, cells, (cell, style) => amountOfCell(cell, style, minorDigits) !== null);
