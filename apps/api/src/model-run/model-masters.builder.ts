import { bankInput } from '@freightdesk/banks-contract/testing';
import { furtherLocks, lockKinds } from '@freightdesk/company-contract';
import { gstinCheckCharacter } from '@freightdesk/parties-contract';
import { newId } from '@freightdesk/shared-database';
import { call, dayOf, of, type Step, today, type World } from './model-world.builder';
import { opening } from './model-banks.builder';
import { withheldFor } from './model-withholding.builder';

const months = ['2026-03', '2026-04', '2026-10', '2026-11'];

/** A bank, or now and then a cash box. */
export async function addBank(world: World, step: Step): Promise<void> {
  const { books } = world;
  const isCash = step.other % 3 === 0;
  const openingBalancePaise = step.pick % 3 === 0 ? 0 : step.paise * (step.pick % 2 === 0 ? 1 : -1);
  const openingDate = dayOf(step);
  const facts = { accountNumber: newId().replaceAll('-', ''), ...(isCash && { accountType: 'CASH' as const }) };
  const bank = bankInput({ ...facts, openingBalancePaise, openingDate });
  const locked = openingBalancePaise !== 0 && books.shut(openingDate);
  const added = await call(world, ['/bank/add', bank], [locked]);
  if (added)
    books.banks.push(await opening(world, { id: added.id, isCash }, { paise: openingBalancePaise, openingDate }));
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
