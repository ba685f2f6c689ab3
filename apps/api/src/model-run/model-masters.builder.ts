import { bankInput } from '@freightdesk/banks-contract/testing';
import { furtherLocks, lockKinds } from '@freightdesk/company-contract';
import { gstinCheckCharacter } from '@freightdesk/parties-contract';
import { newId } from '@freightdesk/shared-database';
import { call, dayOf, of, same, seen, type Step, today, type World } from './model-world.builder';
import { withheldFor } from './model-withholding.builder';

const months = ['2026-03', '2026-04', '2026-10', '2026-11'];

export async function addBank(world: World, step: Step): Promise<void> {
  const { books } = world;
  const openingBalancePaise = step.pick % 3 === 0 ? 0 : step.paise * (step.pick % 2 === 0 ? 1 : -1);
  const openingDate = dayOf(step);
  const bank = bankInput({ accountNumber: newId().replaceAll('-', ''), openingBalancePaise, openingDate });
  const locked = openingBalancePaise !== 0 && books.shut(openingDate);
  const added = await call(world, ['/bank/add', bank], [locked]);
  if (!added) return;
  const { code } = await world.api.db
    .selectFrom('account')
    .select('code')
    .where('id', '=', String(added['accountId']))
    .executeTakeFirstOrThrow();
  books.banks.push({ id: added.id, code });
  books.post([
    [code, openingBalancePaise],
    ['3010', -openingBalancePaise],
  ]);
}

function gstinOf(stateCode: string, ordinal: number): string {
  const first = `${stateCode}AAACM${String(1000 + ordinal)}K1Z`;
  return first + gstinCheckCharacter(first);
}

const roles = { customers: ['CUSTOMER'], vendors: ['VENDOR'], partners: ['CUSTOMER', 'VENDOR'] };

/** A customer, a vendor, or one who is both. */
export const addParty = (kind: keyof typeof roles) => async (world: World, step: Step) => {
  const { customers, vendors } = world.books;
  const isLocal = step.pick % 2 === 0;
  const ordinal = new Set([...customers, ...vendors]).size;
  const name = `${kind} ${ordinal}`;
  const vendor = kind === 'customers' ? {} : { tdsNature: withheldFor };
  const facts = { name, roles: roles[kind], gstin: gstinOf(isLocal ? '29' : '07', ordinal), ...vendor };
  const added = await call(world, ['/party/add', facts]);
  if (!added) return;
  const party = { id: added.id, name, isLocal };
  if (kind !== 'vendors') customers.push(party);
  if (kind !== 'customers') vendors.push(party);
};

export async function transfer(world: World, step: Step): Promise<void> {
  const { books } = world;
  const [from, to] = [of(books.banks, step.pick), of(books.banks, step.other)];
  if (!from || !to) return;
  const date = dayOf(step);
  const amountMinor = step.slip === 3 ? 0 : step.paise;
  const moved = await call(
    world,
    ['/bank/transfer', { fromBankId: from.id, toBankId: to.id, amountMinor, date }],
    [(from === to || amountMinor === 0) && 'invalid', books.shut(date)],
  );
  if (!moved) return;
  same('The number', moved.number, books.nextNumber('BT', date));
  const entry = [
    [to.code, amountMinor],
    [from.code, -amountMinor],
  ] as const;
  books.post(entry);
  books.transfers.push({ id: moved.id, version: moved.version, status: 'POSTED', entry });
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
  Object.assign(transferred, { status: 'REVERSED', version: done.version });
}

/** Further and further, and softly more often than for everybody: then something is posted all the same. */
export async function lock(world: World, { pick, other }: Step): Promise<void> {
  const { locked } = world.books;
  const month = of(months, pick) ?? '2026-10';
  const kind = lockKinds[other % lockKinds.length] ?? 'HARD';
  const done = await call(
    world,
    ['/period/lock', { month, kind }],
    [
      !furtherLocks(locked.get(month) ?? null).includes(kind) && 'already_locked',
      kind === 'GST_FILED' && month === today.slice(0, 7) && 'invalid',
    ],
  );
  if (done) locked.set(month, kind);
}

export async function unlock(world: World, { pick }: Step): Promise<void> {
  const { locked } = world.books;
  const month = of(months, pick) ?? '2026-10';
  const body = { month, reason: 'A late bill' };
  if (await call(world, ['/period/unlock', body], [!locked.has(month) && 'not_locked'])) locked.delete(month);
}
