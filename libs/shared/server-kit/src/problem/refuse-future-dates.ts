import { type BusinessDate, type Clock, isAhead } from '@freightdesk/shared-calendar';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from './refusal';

/** Refuses dates whose day has not come in Asia/Kolkata, each at its own field of the form. */
export function refuseFutureDates(clock: Clock, dates: Readonly<Record<string, BusinessDate>>): void {
  const today = clock.today();
  const { code, message } = commonProblems.future_date;
  const errors = Object.entries(dates)
    .filter(([, date]) => isAhead(date, today))
    .map(([field]) => ({ field, code, message }));
  if (errors.length > 0) refuse(commonProblems.future_date, { errors });
}
