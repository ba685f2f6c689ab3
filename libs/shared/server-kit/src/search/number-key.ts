import { type RawBuilder, sql } from 'kysely';

/** A number without its separators, its spaces and its case, as an index has it. */
export const numberKey = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`lower(regexp_replace(${column}, '[^0-9A-Za-z]', '', 'g')) collate "C"`;

/** The same from its end: what most people type of a number is its last digits. */
export const numberEnd = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`reverse(lower(regexp_replace(${column}, '[^0-9A-Za-z]', '', 'g'))) collate "C"`;

/** What was typed, as the same key. */
export const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^0-9A-Za-z]/g, '')
    .toLowerCase();

const widths = [3, 4, 5, 6, 7, 8];

/** `26` and `27`: a financial year. */
const isYear = (two: string, next: string): boolean => (Number(two) + 1) % 100 === Number(next);

/** What stands behind the year in a number of ours, and what before that; null for another number. */
function seriesOf(key: string): { series: string; figures: string } | null {
  for (let at = 1; at < key.length - 4; at += 1) {
    const series = key.slice(0, at + 4);
    const figures = key.slice(at + 4);
    const { two = '', next = '' } = /^[a-z][0-9a-z]*?(?<two>\d\d)(?<next>\d\d)$/.exec(series)?.groups ?? {};
    if (two !== '' && isYear(two, next) && /^\d{1,8}$/.test(figures)) return { series, figures };
  }
  return null;
}

/**
 * The keys that a number of ours may have which was typed without its zeros, `si/26-27/17`: in each width that a series can have. So it is
 * looked up by the same index as a whole one. None for what is no such number.
 */
export function seriesKeysOf(text: string): string[] {
  const { series = '', figures = '' } = seriesOf(keyOf(text)) ?? {};
  const serial = figures.replace(/^0+/, '');
  if (serial === '') return [];
  return [...new Set(widths.map((width) => series + serial.padStart(width, '0')))];
}
