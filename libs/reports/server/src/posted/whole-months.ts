import type { ReportPeriod } from '@freightdesk/reports-contract';
import { addDays, type BusinessDate, daysBetween } from '@freightdesk/shared-calendar';

/** Single days that whole months leave out of a period, or have too many of it. */
interface OddDays extends ReportPeriod {
  sign: 1 | -1;
}

/** A period as whole months, whose sums are kept, and what is read day by day to make up for the difference. */
export interface WholeMonths {
  /** The first days of the first and of the last month; none where the first is after the last. */
  months: ReportPeriod;
  days: readonly OddDays[];
}

const firstOf = (day: BusinessDate): BusinessDate => `${day.slice(0, 7)}-01`;
const afterMonthOf = (day: BusinessDate): BusinessDate => firstOf(addDays(firstOf(day), 31));

/** From a day on: the rest of its month added, or what of the month came before taken away; whichever are fewer days. */
function begin(from: BusinessDate): { month: BusinessDate; days: OddDays[] } {
  const [first, next] = [firstOf(from), afterMonthOf(from)];
  if (from === first) return { month: first, days: [] };
  return daysBetween(first, from) <= daysBetween(from, next)
    ? { month: first, days: [{ from: first, to: addDays(from, -1), sign: -1 }] }
    : { month: next, days: [{ from, to: addDays(next, -1), sign: 1 }] };
}

/** Up to a day, in the same way. What is asked up to today takes away the days to come, which hold next to nothing. */
function end(to: BusinessDate): { month: BusinessDate; days: OddDays[] } {
  const { month, days } = begin(addDays(to, 1));
  return { month: firstOf(addDays(month, -1)), days: days.map((odd) => ({ ...odd, sign: odd.sign === 1 ? -1 : 1 })) };
}

export function wholeMonths(period: ReportPeriod): WholeMonths {
  const { from, to } = period;
  const isWithinMonth = firstOf(from) === firstOf(to) && from !== firstOf(from) && addDays(to, 1) !== afterMonthOf(to);
  const [first, last] = [begin(from), end(to)];
  const months = { from: first.month, to: last.month };
  if (isWithinMonth || from > to)
    return { months: { from: afterMonthOf(to), to: firstOf(to) }, days: [{ ...period, sign: 1 }] };
  return { months, days: [...first.days, ...last.days] };
}
