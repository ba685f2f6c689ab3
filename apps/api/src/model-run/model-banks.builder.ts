import { bankInput } from '@freightdesk/banks-contract/testing';
import { newId } from '@freightdesk/shared-database';
import type { ModelBooks } from './model-books.builder';
import { foreignMoney, halfUp } from './model-figures.builder';
import type { Entry, ModelBank, ModelMoved } from './model-records.builder';
import { apt, call, dayOf, of, seen, type Step, today, type World } from './model-world.builder';

const absolute = (paise: number) => BigInt(Math.abs(paise));
/** So much of an amount as a part is of a whole. */
const share = (paise: number, part: number, whole: number): number =>
  Math.sign(paise) * halfUp(absolute(paise) * BigInt(part), BigInt(whole));

/** What money changes a bank's rupees by: of dollars what lessens the balance goes at its share of what was kept, all else at the deal. */
export function keptAt({ balances }: ModelBooks, bank: ModelBank, { minor, paise }: ModelMoved): number {
  const { code, heldMinor, isForeign } = bank;
  if (!isForeign || heldMinor === 0 || Math.sign(heldMinor) === Math.sign(minor)) return paise;
  const [size, held] = [Math.abs(minor), Math.abs(heldMinor)];
  const covered = Math.min(size, held);
  const kept = -share(balances.get(code) ?? 0, covered, held);
  return kept + paise - share(paise, covered, size) || Math.sign(minor);
}

/** Posts nothing, but keeps what a bank holds in dollars, and what that stood at when. */
export function hold(books: ModelBooks, bank: ModelBank, { minor, paise }: ModelMoved, date: string): void {
  if (!bank.isForeign) return;
  bank.heldMinor += minor;
  books.dollars.push({ account: bank.code, date, minor, paise });
}

/** What moves at a bank at the rupees of the deal, and what the bank itself gained by it. */
export function atBank(books: ModelBooks, bank: ModelBank, moved: ModelMoved): { entry: Entry; gainPaise: number } {
  const kept = keptAt(books, bank, moved);
  const gainPaise = kept - moved.paise;
  return {
    entry: [
      [bank.code, kept],
      ['7000', -gainPaise],
    ],
    gainPaise,
  };
}

/** After what moved at a bank was taken back exactly: dollars are worth what that was if their rupees are of the other sign, and none nothing. */
export function levelBank(books: ModelBooks, { bank, minor, paise }: ModelMoved & { bank: ModelBank }): void {
  if (!bank.isForeign) return;
  hold(books, bank, { minor: -minor, paise: -paise }, today);
  const [left, kept] = [bank.heldMinor, books.balances.get(bank.code) ?? 0];
  if (Math.sign(left) === Math.sign(kept)) return;
  const worth = Math.sign(left) * Math.max(share(Math.abs(paise), Math.abs(left), Math.abs(minor)), 1);
  const missing = (left === 0 ? 0 : worth) - kept;
  books.post([
    [bank.code, missing],
    ['7000', -missing],
  ]);
  hold(books, bank, { minor: 0, paise: missing }, today);
}

/** At a cash box money is cash, but for the one who books it otherwise. */
export function modeAt({ isCash }: ModelBank, { pick }: Step) {
  const isWrong = isCash && pick % 7 === 0;
  return { mode: isCash && !isWrong ? 'CASH' : 'NEFT', reason: isWrong && 'cash_box' } as const;
}

/** From this on no more cash is taken from one person in a day, and from one who is not known at once. */
const cashForbiddenFrom = 2_00_000_00;

/** Cash that came from a party on a day and was not given back. */
const cashSoFar = ({ payments }: ModelBooks, partyId: string, date: string): number =>
  payments
    .filter((one) => one.way === 'RECEIPT' && one.status === 'POSTED' && one.partyId === partyId && one.date === date)
    .reduce((sum, { at }) => sum + (at.bank.isCash ? at.paise : 0), 0);

interface ModelCash {
  partyId: string;
  date: string;
  paise: number;
}

export const isTooMuchCash = (books: ModelBooks, { isCash }: ModelBank, came: ModelCash): boolean =>
  isCash && cashSoFar(books, came.partyId, came.date) + came.paise >= cashForbiddenFrom;

/** With dollars, none, or overdrawn. */
export async function addDollarBank(world: World, step: Step): Promise<void> {
  const { books } = world;
  const minor = [step.paise, 0, -step.paise, step.paise][step.pick % 4] ?? 0;
  const { bankPaise } = foreignMoney(Math.abs(minor), { ...step, other: 1 });
  const [openingBalancePaise, openingDate] = [Math.sign(minor) * bankPaise, dayOf(step)];
  const facts = { accountNumber: newId().replaceAll('-', ''), accountType: 'EEFC', currency: 'USD' } as const;
  const bank = bankInput({ ...facts, openingBalanceMinor: minor, openingBalancePaise, openingDate });
  const added = await call(world, ['/bank/add', bank], [minor !== 0 && books.shut(openingDate)]);
  if (!added) return;
  const opened = await opening(world, { id: added.id, isForeign: true }, { paise: openingBalancePaise, openingDate });
  books.dollarBanks.push(opened);
  hold(books, opened, { minor, paise: openingBalancePaise }, openingDate);
}

/** The bank with the account that it was given, and what it opened with. */
export async function opening(
  { api, books }: World,
  { id, isForeign = false, isCash = false }: { id: string; isForeign?: boolean; isCash?: boolean },
  { paise, openingDate }: { paise: number; openingDate: string },
): Promise<ModelBank> {
  const { code } = await api.db
    .selectFrom('bank')
    .innerJoin('account', 'account.id', 'bank.accountId')
    .select('code')
    .where('bank.id', '=', id)
    .executeTakeFirstOrThrow();
  books.open([
    [code, paise],
    ['3010', -paise],
  ]);
  return { id, code, version: 1, isForeign, isCash, heldMinor: 0, openingPaise: paise, openingDate };
}

/** What a clerk finds in a cash box, to half a rupee; a slip looks at a page of before. */
export async function countCash(world: World, step: Step): Promise<void> {
  const { books } = world;
  const box = of(
    books.banks.filter(({ isCash }) => isCash),
    step.pick,
  );
  if (!box) return;
  const held = books.balances.get(box.code) ?? 0;
  const counted = Math.floor(Math.max(step.other % 2 === 0 ? held : step.paise, 0) / 50) * 50;
  const notes = Math.floor(counted / 500_00);
  const pieces = [
    { denominationPaise: 500_00, pieces: notes },
    { denominationPaise: 50, pieces: (counted - notes * 500_00) / 50 },
  ];
  const { asked, reasons } = seen(box, step);
  const isOld = step.slip === 3;
  const told = { pieces, bookPaise: isOld ? held + 1 : held, reason: 'Change was given' };
  const done = await call(
    world,
    ['/bank/count', { ...asked, ...told }],
    [...reasons, isOld && 'book_moved', counted !== held && books.shut(today)],
  );
  if (!done) return;
  box.version += 1;
  // A count stays with its box, also where nothing differed.
  books.used.add(box.code);
  books.post([
    [box.code, counted - held],
    ['7910', held - counted],
  ]);
}

/** Another opening: the old one is withdrawn on its own day, and the new one posted. */
export async function changeOpening(world: World, step: Step): Promise<void> {
  const { books } = world;
  const bank = of(books.banks, step.pick);
  if (!bank) return;
  const { code, openingPaise, openingDate } = bank;
  const wanted = step.other % 3 === 0 ? 0 : step.paise;
  const { asked, reasons } = seen(bank, step);
  const done = await call(
    world,
    ['/bank/update', { ...asked, openingBalancePaise: wanted }],
    [...reasons, wanted !== openingPaise && books.shut(openingDate)],
  );
  if (!done) return;
  books.open([
    [code, wanted - openingPaise],
    ['3010', openingPaise - wanted],
  ]);
  Object.assign(bank, { version: done.version, openingPaise: wanted });
}

/** One that only opened can go, and the default only as the last. */
export async function deleteBank(world: World, step: Step): Promise<void> {
  const { books } = world;
  const { banks, dollarBanks } = books;
  const isUsed = (bank: ModelBank) => books.used.has(bank.code) || books.runs.some((run) => run.bank === bank);
  const bank = apt(banks, step, (one) => !isUsed(one) && one !== banks[0]);
  if (!bank || banks.length + dollarBanks.length === 1) return;
  const { id, code, openingPaise, openingDate } = bank;
  const { asked, reasons } = seen(bank, step);
  const done = await call(
    world,
    ['/bank/delete', asked],
    [
      ...reasons,
      isUsed(bank) && 'bank_in_use',
      bank === banks[0] && banks.length + dollarBanks.length > 1 && 'default_bank',
      openingPaise !== 0 && books.shut(openingDate),
    ],
  );
  if (!done) return;
  books.open([
    [code, -openingPaise],
    ['3010', openingPaise],
  ]);
  banks.splice(
    banks.findIndex((one) => one.id === id),
    1,
  );
}
