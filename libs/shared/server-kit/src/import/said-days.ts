import { isBusinessDate } from '@freightdesk/shared-calendar';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `4`, `04` or `Apr` as ISO has it. */
const monthOf = (text: string): string => {
  const named = months.indexOf(text.toLowerCase());
  return (named === -1 ? text : String(named + 1)).padStart(2, '0');
};

/** Day first, as people here write and as our own lists do; ISO as well. */
export function dayIn(text: string): string | null {
  if (isBusinessDate(text)) return text;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3})[-/. ](\d{4})$/i.exec(text) ?? [];
  const date = `${year}-${monthOf(month)}-${day.padStart(2, '0')}`;
  return isBusinessDate(date) ? date : null;
}

const moment =
  /^(?<day>.{8,11}?)(?:(?:T|,?\s+)(?<hour>\d{1,2})(?<rest>:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s?(?<zone>Z|[+-]\d{2}:?\d{2})?$/i;

/** A day with its time, of India where no zone is named; a bare day is its beginning. */
export function momentIn(text: string): string | null {
  const { day = '', hour = '00', rest = ':00', zone = '+05:30' } = moment.exec(text)?.groups ?? {};
  const date = dayIn(day);
  const offset = zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const at = date === null ? Number.NaN : Date.parse(`${date}T${hour.padStart(2, '0')}${rest}${offset}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
