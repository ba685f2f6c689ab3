import { addJournal, closeYear, fiscalYearName } from '@freightdesk/ledger-contract';
import { addDays, fiscalYearOf } from '@freightdesk/shared-calendar';
import { atWork } from './work-time';
import type { World } from './world';

/** What the year before left in the former books is brought in, and that year is closed. */
export function tellOfYearEnd({ diary, random, firstDay }: World): void {
  const lastDay = addDays(fiscalYearOf(firstDay).from, -1);
  diary.note('ACCOUNT', atWork(addDays(firstDay, 2), random), async (call) => {
    await call(addJournal, {
      ...{ date: lastDay, narration: 'Income and expenses of the former books' },
      lines: [
        { accountCode: '4010', creditPaise: 84_60_000_00 },
        { accountCode: '5010', debitPaise: 61_25_000_00 },
        { accountCode: '6000', debitPaise: 14_10_000_00 },
        { accountCode: '6010', debitPaise: 3_60_000_00 },
        { accountCode: '3010', debitPaise: 5_65_000_00 },
      ],
    });
  });
  diary.note('ADMIN', atWork(addDays(firstDay, 4), random), async (call) => {
    await call(closeYear, { year: fiscalYearName(lastDay) });
  });
}
