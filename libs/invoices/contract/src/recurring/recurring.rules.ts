import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import type { RecurringPeriod } from './recurring.kinds';

const months: Readonly<Record<RecurringPeriod, number>> = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 };

/** The day after which the next one falls: the same day of a later month, or the last one of a month that is shorter. */
export function nextAfter(date: BusinessDate, period: RecurringPeriod, anchorDay: number): BusinessDate {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const at = year * 12 + (month - 1) + months[period];
  const last = new Date(Date.UTC(Math.floor(at / 12), (at % 12) + 1, 0));
  last.setUTCDate(Math.min(anchorDay, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** One that would end before it begins would never be made, and nobody would be told. */
export const recurringDayProblems = ({
  nextOn,
  until,
}: {
  nextOn?: BusinessDate;
  until?: BusinessDate | null;
}): FieldProblem[] =>
  until && nextOn && until < nextOn
    ? [{ field: 'until', code: 'before_next', message: 'The last one is not before the next one.' }]
    : [];

interface Standing {
  nextOn: BusinessDate;
  until: BusinessDate | null;
  active: boolean;
}

/** Whether the last one was made: no other follows. */
export const hasEnded = ({ nextOn, until }: Pick<Standing, 'nextOn' | 'until'>): boolean =>
  until !== null && until < nextOn;

/** Whether a draft is to be made today. */
export const isDue = (standing: Standing, today: BusinessDate): boolean =>
  standing.active && standing.nextOn <= today && !hasEnded(standing);
