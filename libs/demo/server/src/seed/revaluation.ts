import { getRevaluation, postRevaluation } from '@freightdesk/ledger-contract';
import { addDays } from '@freightdesk/shared-calendar';
import { atWork } from './work-time';
import { historyDays, type World } from './world';

/** On the fifth of each month what stood open in other currencies is valued at the rates of the last day of the month before. */
export function tellOfRevaluation({ diary, random, firstDay }: World): void {
  const lastDay = addDays(firstDay, historyDays - 1);
  for (let day = `${addDays(firstDay, 35).slice(0, 7)}-05`; day < lastDay; day = `${addDays(day, 31).slice(0, 7)}-05`) {
    const month = addDays(day, -10).slice(0, 7);
    diary.note('ACCOUNT', atWork(day, random), async (call) => {
      const { gainPaise, missing } = await call(getRevaluation, { month });
      if (gainPaise !== 0 && missing.length === 0) await call(postRevaluation, { month });
    });
  }
}
