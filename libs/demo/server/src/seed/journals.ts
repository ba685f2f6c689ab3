import { addJournal, addJournalTemplate, type JournalInput } from '@freightdesk/ledger-contract';
import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';
import { atWork } from './work-time';
import { historyDays, type World } from './world';

type Habit = Pick<JournalInput, 'narration'> & { debit: string; credit: string; paise: number; isReversed?: boolean };

/** What belongs to a month though no paper of the month says so. */
const habits: readonly Habit[] = [
  { narration: 'Depreciation of office equipment', debit: '6020', credit: '1500', paise: 12_500_00 },
  { narration: 'Salaries of the month', debit: '6000', credit: '2900', paise: 1_85_000_00 },
  { narration: 'Electricity not billed yet', debit: '6020', credit: '2900', paise: 9_400_00, isReversed: true },
];

const monthEnd = (day: BusinessDate): BusinessDate =>
  addDays(`${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1);

/** Capital of the first day, and on the first days of each month what the last one still lacks; what is only estimated is reversed at once. */
export function tellOfJournals({ diary, random, firstDay }: World): void {
  // The first of each habit is kept under its name; the next ones are posted from there.
  const kept = new Map<string, string>();
  const note = (day: BusinessDate, input: JournalInput, name?: string) =>
    diary.note('ACCOUNT', atWork(day, random), async (call) => {
      const templateId = name === undefined ? undefined : kept.get(name);
      const { id } = await call(addJournal, { ...input, ...(templateId !== undefined && { templateId }) });
      if (name === undefined || templateId !== undefined) return;
      kept.set(name, (await call(addJournalTemplate, { journalId: id, name, everyMonth: true })).id);
    });
  note(addDays(firstDay, 2), {
    ...{ date: addDays(firstDay, 1), narration: 'Office equipment brought in by the owners' },
    lines: [
      { accountCode: '1500', debitPaise: 6_00_000_00 },
      { accountCode: '3000', creditPaise: 6_00_000_00 },
    ],
  });
  const lastDay = addDays(firstDay, historyDays - 1);
  for (let end = monthEnd(firstDay); addDays(end, 3) < lastDay; end = monthEnd(addDays(end, 1))) {
    for (const { narration, debit, credit, paise, isReversed = false } of habits) {
      const lines = [
        { accountCode: debit, debitPaise: paise },
        { accountCode: credit, creditPaise: paise },
      ];
      const input = { date: end, narration, lines, ...(isReversed && { reverseOn: addDays(end, 1) }) };
      note(addDays(end, 2), input, narration);
    }
  }
}
