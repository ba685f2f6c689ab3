import { hold, keptAt, levelBank } from './model-banks.builder';
import { foreignMoney, halfUp } from './model-figures.builder';
import type { ModelBooks } from './model-books.builder';
import type { Entry, ModelBank } from './model-records.builder';
import { call, dayOf, of, same, seen, type Step, today, type World } from './model-world.builder';

/** What a bank keeps so many dollars at, if it has any that tell. */
function worthAt({ balances }: ModelBooks, { code, heldMinor }: ModelBank, minor: number): number | null {
  const paise = balances.get(code) ?? 0;
  if (heldMinor === 0 || Math.sign(paise) !== Math.sign(heldMinor)) return null;
  const [worth, by] = [BigInt(minor) * BigInt(Math.abs(paise)), BigInt(Math.abs(heldMinor))];
  return worth < by ? null : halfUp(worth, by);
}

/** What leaves the one in its currency, what comes to the other, and the rupees that are said of it. */
function dealOf({ books }: World, { from, to }: { from: ModelBank; to: ModelBank }, step: Step) {
  const minor = step.slip === 3 ? 0 : step.paise;
  const { bankPaise } = foreignMoney(minor, { ...step, other: 1 });
  if (from.isForeign && to.isForeign) {
    const dealPaise = worthAt(books, from, minor) ?? worthAt(books, to, minor) ?? minor;
    return { amountMinor: minor, toAmountMinor: minor, dealPaise, said: {} };
  }
  if (from.isForeign) {
    return { amountMinor: minor, toAmountMinor: bankPaise, dealPaise: bankPaise, said: { toAmountMinor: bankPaise } };
  }
  if (to.isForeign) {
    return { amountMinor: bankPaise, toAmountMinor: minor, dealPaise: bankPaise, said: { toAmountMinor: minor } };
  }
  return { amountMinor: minor, toAmountMinor: minor, dealPaise: minor, said: {} };
}

/** Between two banks in the one currency, in the other, or from one to the other. */
export async function transfer(world: World, step: Step): Promise<void> {
  const { books } = world;
  const all = [...books.banks, ...books.dollarBanks];
  const [from, to] = [of(all, step.pick), of(all, step.other)];
  if (!from || !to) return;
  const date = dayOf(step);
  const { amountMinor, toAmountMinor, dealPaise, said } = dealOf(world, { from, to }, step);
  const moved = await call(
    world,
    ['/bank/transfer', { fromBankId: from.id, toBankId: to.id, amountMinor, ...said, date }],
    [(from === to || amountMinor === 0) && 'invalid', books.shut(date)],
  );
  if (!moved) return;
  same('The number', moved.number, books.nextNumber('BT', date));
  const left = {
    bank: from,
    minor: -amountMinor,
    paise: keptAt(books, from, { minor: -amountMinor, paise: -dealPaise }),
  };
  const worthPaise = from.isForeign && to.isForeign ? -left.paise : dealPaise;
  const came = {
    bank: to,
    minor: toAmountMinor,
    paise: keptAt(books, to, { minor: toAmountMinor, paise: worthPaise }),
  };
  const entry: Entry = [
    [to.code, came.paise],
    [from.code, left.paise],
    ['7000', -came.paise - left.paise],
  ];
  books.post(entry, date);
  for (const side of [left, came]) hold(books, side.bank, side, date);
  const { id, version } = moved;
  books.transfers.push({ id, version, status: 'POSTED', entry, sides: [left, came] });
}

export async function reverseTransfer(world: World, step: Step): Promise<void> {
  const { books } = world;
  const transferred = of(books.transfers, step.pick);
  if (!transferred) return;
  const { asked, reasons } = seen(transferred, step);
  const done = await call(
    world,
    ['/bank/transfer-reverse', { ...asked, reason: 'Typed twice' }],
    [...reasons, transferred.status === 'REVERSED' && 'transfer_reversed', books.shut(today)],
  );
  if (!done) return;
  books.unpost(transferred.entry);
  for (const side of transferred.sides) levelBank(books, side);
  Object.assign(transferred, { status: 'REVERSED', version: done.version });
}
