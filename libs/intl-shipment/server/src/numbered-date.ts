import { type BusinessDate, fiscalYearOf } from '@freightdesk/shared-calendar';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, refuseFutureDates, type WriteContext } from '@freightdesk/shared-server-kit';

/** The number that a lead or a job took stays as it is, so its date stays in the fiscal year that the number names. */
export function refuseRedating(
  before: { number: string; date: BusinessDate },
  date: BusinessDate | undefined,
  { clock }: Pick<WriteContext, 'clock'>,
): void {
  if (date === undefined || date === before.date) return;
  refuseFutureDates(clock, { date });
  if (fiscalYearOf(date).label === fiscalYearOf(before.date).label) return;
  refuse(commonProblems.invalid, {
    errors: [
      { field: 'date', code: 'numbered', message: 'The number names the fiscal year, so the date stays within it.' },
    ],
  });
}
