import type { Entry } from './model-records.builder';
import { apt, call, dayOf, of, same, seen, type Step, today, type World } from './model-world.builder';

/** What an accountant moves by hand: accounts of all kinds, a bank, and what is owed by or to a party. */
function sidesOf({ books }: World, { pick, other }: Step): readonly [string, string] {
  const [bank, customer, vendor] = [of(books.banks, pick), of(books.customers, other), of(books.vendors, other)];
  const choices: (readonly [string, string])[] = [
    ['6010', '2900'],
    ['1500', '3000'],
    ['6000', bank?.code ?? '2900'],
    [`1200 ${customer?.id ?? ''}`, '4900'],
    ['5010', `2100 ${vendor?.id ?? ''}`],
    ['7000', '2400'],
  ];
  return choices[pick % choices.length] ?? ['6010', '2900'];
}

/** One line of a journal: an account, and its party where it names one. */
function lineOf(account: string, amount: object, isPartyForgotten = false): object {
  const [accountCode, partyId] = account.split(' ');
  return { accountCode, ...(partyId && !isPartyForgotten && { partyId }), ...amount };
}

const monthAfter: Readonly<Record<string, string>> = { '2026-03': '2026-04-01', '2026-10': '2026-11-01' };

/** What is typed of two lines; a slip is out by a paisa, forgets the party, or moves tax. */
function typed([debit, credit]: readonly [string, string], { paise, slip }: Step): object[] {
  return [
    lineOf(slip === 3 ? '1310' : debit, { debitPaise: paise }, slip === 2),
    lineOf(credit, { creditPaise: slip === 1 ? paise + 1 : paise }, slip === 2),
  ];
}

const slips = ({ slip }: Step, sides: readonly string[]): (string | false)[] => [
  slip === 1 && 'unbalanced',
  slip === 2 && sides.some((account) => account.includes(' ')) && 'party_needed',
  slip === 3 && 'tax_of_documents',
];

/** Some are taken back by the first day of the next month. */
export async function postJournal(world: World, step: Step): Promise<void> {
  const { books } = world;
  const sides = sidesOf(world, step);
  const date = dayOf(step);
  const reverseOn = step.other % 3 === 0 ? monthAfter[date.slice(0, 7)] : undefined;
  const added = await call(
    world,
    [
      '/journal/add',
      { date, narration: 'By hand', lines: typed(sides, step), ...(reverseOn !== undefined && { reverseOn }) },
    ],
    [...slips(step, sides), books.shut(date), reverseOn !== undefined && books.shut(reverseOn)],
  );
  if (!added) return;
  const number = books.nextNumber('JV', date);
  same('The number', added.number, number);
  const entry: Entry = [
    [sides[0], step.paise],
    [sides[1], -step.paise],
  ];
  books.post(entry, date);
  if (reverseOn !== undefined) books.unpost(entry, reverseOn);
  const status = reverseOn === undefined ? 'POSTED' : 'REVERSED';
  books.journals.push({ id: added.id, version: added.version, status, number, entry });
}

export async function reverseJournal(world: World, step: Step): Promise<void> {
  const { books } = world;
  const journal = apt(books.journals, step, ({ status }) => status === 'POSTED');
  if (!journal) return;
  const { asked, reasons } = seen(journal, step);
  const done = await call(
    world,
    ['/journal/reverse', { ...asked, reason: 'A mistake' }],
    [...reasons, journal.status === 'REVERSED' && 'journal_reversed', books.shut(today)],
  );
  if (!done) return;
  books.unpost(journal.entry);
  Object.assign(journal, { status: 'REVERSED', version: done.version });
}

/** What accounts held in the books of before: one voucher among the journals. */
export async function bringBalances(world: World, step: Step): Promise<void> {
  const { books } = world;
  const [date, paise, isOut] = [dayOf(step), step.paise, step.slip === 1];
  const amount = (sum: number) => `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`;
  const rows = [`1500,${amount(paise)},`, `3000,,${amount(isOut ? paise + 1 : paise)}`];
  const form = new FormData();
  form.append('date', date);
  form.append('file', new Blob([['Account,Debit,Credit', ...rows].join('\n')]), 'openings.csv');
  const reasons = [isOut && 'rows_wrong', books.shut(date)];
  if (!(await call(world, ['/import/openings/commit', form], reasons))) return;
  const { id, number } = await world.api.db
    .selectFrom('journal')
    .select(['id', 'number'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  same('The number', number, books.nextNumber('JV', date));
  const entry: Entry = [
    ['1500', paise],
    ['3000', -paise],
  ];
  books.post(entry, date);
  books.journals.push({ id, version: 1, status: 'POSTED', number, entry });
}

const lastDay = '2026-03-31';

/** The year before: what was earned and spent in it goes to retained earnings, and nothing more comes to it. */
export async function closeYear(world: World, step: Step): Promise<void> {
  const { books } = world;
  const earned = [...books.earned].filter(([, paise]) => paise !== 0);
  const isThis = step.slip === 3;
  const done = await call(
    world,
    ['/year-end/close', { year: isThis ? '2026-27' : '2025-26' }],
    [
      isThis && 'year_not_over',
      books.isYearClosed && 'already_closed',
      earned.length === 0 && 'nothing_to_close',
      books.shut(lastDay, { isAdmin: true, isClosing: true }),
    ],
  );
  if (!done) return;
  const profit = -earned.reduce((sum, [, paise]) => sum + paise, 0);
  same('What the year earned', done['profitPaise'], profit);
  const entry: Entry = [...earned.map(([account, paise]) => [account, -paise] as const), ['3020', -profit]];
  books.post(entry, lastDay);
  const { closing } = done;
  if (typeof closing !== 'object' || closing === null || !('id' in closing))
    throw new Error('It is closed by nothing.');
  books.closings.push({ id: String(closing.id), version: 1, status: 'POSTED', entry });
}

export async function openYear(world: World, step: Step): Promise<void> {
  const { books } = world;
  const closing = apt(books.closings, step, ({ status }) => status === 'POSTED');
  if (!closing) return;
  const { id, version, status, entry } = closing;
  const { asked, reasons } = seen({ id, version }, step);
  const done = await call(
    world,
    ['/year-end/reverse', { ...asked, reason: 'A late bill' }],
    [...reasons, status === 'REVERSED' && 'year_end_reversed', books.shut(lastDay, { isAdmin: true, isClosing: true })],
  );
  if (!done) return;
  books.unpost(entry, lastDay);
  Object.assign(closing, { status: 'REVERSED', version: 2 });
}
