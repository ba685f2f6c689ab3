import { addDays, type BusinessDate, isBusinessDate } from '@freightdesk/shared-calendar';
import type { Finding } from './enquiry-findings';
import { monthWords, weekdayWords } from './enquiry-words.data';
import { spanOf, type Token, wordAt } from './enquiry-tokens.rules';

interface Dated {
  date: string;
  last: number;
}

const twoDigits = (value: number | string): string => String(value).padStart(2, '0');

const real = (year: string, month: string | number, day: string): string | null => {
  const date = `${year.length === 2 ? `20${year}` : year}-${twoDigits(month)}-${twoDigits(day)}`;
  return isBusinessDate(date) ? date : null;
};

/** Without a year it is the next such day. */
function nextOf(month: number, day: string, today: BusinessDate): string | null {
  const year = Number(today.slice(0, 4));
  const date = real(String(year), month, day);
  return date === null || date >= today ? date : real(String(year + 1), month, day);
}

const monthOf = (word: string): number => monthWords.indexOf(word.slice(0, 3)) + 1;
const isYear = (word: string): boolean => /^20\d\d$/.test(word);
const ordinals = new Set(['st', 'nd', 'rd', 'th']);

/** `25-11-2026`, `25/11/26`, `2026-11-25`. */
function figuresAt(tokens: readonly Token[], at: number): Dated | null {
  const [one, sign, two, again, three] = [0, 1, 2, 3, 4].map((step) => wordAt(tokens, at + step));
  if (
    one === undefined ||
    two === undefined ||
    three === undefined ||
    !sign ||
    !['-', '/'].includes(sign) ||
    again !== sign
  )
    return null;
  if (![one, two, three].every((word) => /^\d{1,4}$/.test(word))) return null;
  const date = one.length === 4 ? real(one, two, three) : real(three, two, one);
  return date === null ? null : { date, last: at + 5 };
}

/** `25.11.2026` is one word of figures. */
function pointedAt(tokens: readonly Token[], at: number): Dated | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(wordAt(tokens, at)) ?? [];
  const date = real(year, month, day);
  return date === null ? null : { date, last: at + 1 };
}

/** Where the next word is, past what stands between a day and its month. */
const pastSigns = (tokens: readonly Token[], at: number): number => {
  const next = ordinals.has(wordAt(tokens, at)) ? at + 1 : at;
  return ['-', '/', 'of'].includes(wordAt(tokens, next)) ? next + 1 : next;
};

const isDay = (word: string): boolean => /^\d{1,2}$/.test(word);

/** `25th Nov 2026`, `25-Nov`, `Nov 25`: the year may follow, and be left out. */
function writtenAt(tokens: readonly Token[], at: number, today: BusinessDate): Dated | null {
  const other = isDay(wordAt(tokens, at)) ? pastSigns(tokens, at + 1) : at + 1;
  const [one, two] = [wordAt(tokens, at), wordAt(tokens, other)];
  const [day, month] = isDay(one) ? [one, monthOf(two)] : [two, monthOf(one)];
  if (month === 0 || !isDay(day)) return null;
  const next = ordinals.has(wordAt(tokens, other + 1)) ? other + 2 : other + 1;
  const year = [next, next + 1].find((place) => isYear(wordAt(tokens, place)));
  const date = year === undefined ? nextOf(month, day, today) : real(wordAt(tokens, year), month, day);
  return date === null ? null : { date, last: year === undefined ? next : year + 1 };
}

function spokenAt(tokens: readonly Token[], at: number, today: BusinessDate): Dated | null {
  const word = wordAt(tokens, at);
  if (['immediately', 'today', 'immediate', 'prompt', 'now'].includes(word)) return { date: today, last: at + 1 };
  if (['tomorrow', 'tmrw', 'tmw'].includes(word)) return { date: addDays(today, 1), last: at + 1 };
  const weekday =
    word.length >= 3 && /day$|^(?:mon|tue|wed|thu|fri|sat|sun)$/.test(word)
      ? weekdayWords.indexOf(word.slice(0, 3))
      : -1;
  if (weekday < 0) return null;
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  return { date: addDays(today, (weekday - now + 7) % 7 || 7), last: at + 1 };
}

const readiness = new Set([
  'ready',
  'readiness',
  'available',
  'stuffing',
  'pickup',
  'dispatch',
  'loading',
  'erd',
  'crd',
  'availability',
]);
/** As far as the day may stand from the word that says what happens then. */
const reach = 7;

const dayAt = (tokens: readonly Token[], at: number, today: BusinessDate): Dated | null =>
  figuresAt(tokens, at) ?? pointedAt(tokens, at) ?? writtenAt(tokens, at, today) ?? spokenAt(tokens, at, today);

/** What may stand between a day and the word of readiness behind it: `28th Nov tak ready`, `on Friday it will be ready`. */
const betweens = new Set(['tak', 'ko', 'se', 'pe', 'is', 'it', 'will', 'be', 'by', 'on', ',']);
const mostBetween = 3;

/** The day that ends where the word of readiness begins, or where it does but for such words. */
function dayBefore(tokens: readonly Token[], place: number, today: BusinessDate): (Dated & { at: number }) | null {
  let end = place;
  while (end > place - mostBetween && betweens.has(wordAt(tokens, end - 1))) end -= 1;
  const line = tokens[place]?.line;
  for (let at = Math.max(0, end - reach); at < end; at += 1) {
    const found = tokens[at]?.line === line ? dayAt(tokens, at, today) : null;
    if (found?.last === end) return { ...found, at };
  }
  return null;
}

/** The day beside a word of readiness: `tomorrow ready` is said as often as `ready tomorrow`. */
function dayBeside(tokens: readonly Token[], place: number, today: BusinessDate): (Dated & { at: number }) | null {
  const said = dayBefore(tokens, place, today);
  if (said) return said;
  for (const [step, { line }] of tokens.slice(place + 1, place + 1 + reach).entries()) {
    const at = place + 1 + step;
    const found = line <= (tokens[place]?.line ?? 0) + 1 ? dayAt(tokens, at, today) : null;
    if (found) return { ...found, at };
  }
  return null;
}

/** When the goods are ready: a day without such a word may be anything. */
export function readyIn(tokens: readonly Token[], today: BusinessDate): Finding[] {
  for (const [place, { word }] of tokens.entries()) {
    const found = readiness.has(word) ? dayBeside(tokens, place, today) : null;
    if (found) {
      const { at, last, date } = found;
      return [{ field: 'cargoReadyDate', value: date, ...spanOf(tokens, at, last) }];
    }
  }
  return [];
}
