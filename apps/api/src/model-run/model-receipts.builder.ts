import { newId } from '@freightdesk/shared-database';
import type { ModelDocument, ModelParty } from './model-books.builder';
import { apt, call, dayOf, isOpen, of, same, seen, type Step, today, type World } from './model-world.builder';

/** Up to two open invoices of a party, and how much of `paise` goes to each; a slip gives one more than is owed. */
function settling({ books }: World, partyId: string, { other, slip }: Step, paise: number) {
  const open = books.invoices.filter((invoice) => invoice.partyId === partyId && isOpen(invoice));
  const chosen = open.slice(0, other % 3);
  let left = paise;
  const settled = chosen.flatMap((invoice) => {
    const owed = invoice.totalPaise - invoice.settledPaise;
    const part = slip === 3 ? owed + 1 : Math.min(left, other % 2 === 0 ? owed : Math.ceil(owed / 2));
    left -= part;
    return part > 0 ? [{ invoice, paise: part }] : [];
  });
  return { settled, left, isTooMuch: slip === 3 && settled.length > 0 };
}

const allocationsOf = (settled: readonly { invoice: ModelDocument; paise: number }[]) =>
  settled.map(({ invoice, paise }) => ({ invoiceId: invoice.id, amountMinor: paise }));

const sumOf = (settled: readonly { paise: number }[]) => settled.reduce((sum, { paise }) => sum + paise, 0);

export async function receive(world: World, step: Step): Promise<void> {
  const { books } = world;
  const owing = (party: ModelParty) => books.invoices.some((one) => one.partyId === party.id && isOpen(one));
  const [bank, party] = [of(books.banks, step.other), apt(books.customers, step, owing)];
  if (!bank || !party) return;
  const date = dayOf(step);
  const tdsPaise = step.pick % 3 === 0 ? Math.floor(step.paise / 10) : 0;
  const { settled, left, isTooMuch } = settling(world, party.id, step, step.paise + tdsPaise);
  const receipt = {
    direction: 'RECEIPT',
    partyId: party.id,
    bankId: step.slip === 2 ? newId() : bank.id,
    date,
    tdsPaise,
  };
  const money = { mode: 'NEFT', currency: 'INR', amountMinor: step.paise, allocations: allocationsOf(settled) };
  const added = await call(
    world,
    ['/payment/add', { ...receipt, ...money }],
    [step.slip === 2 && 'unknown_bank', isTooMuch && 'over_allocated', books.isLocked(date) && 'period_locked'],
  );
  if (!added) return;
  const number = books.nextNumber('RC', date);
  same('The number', added.number, number);
  same('What is left of the receipt', added['unallocatedMinor'], left);
  for (const { invoice, paise } of settled) invoice.settledPaise += paise;
  const entry = [
    [bank.code, step.paise],
    [`1400 ${party.id}`, tdsPaise],
    [`1200 ${party.id}`, -sumOf(settled)],
    [`2150 ${party.id}`, -left],
  ] as const;
  books.post(entry);
  const { id, version } = added;
  books.receipts.push({
    id,
    version,
    number,
    status: 'POSTED',
    partyId: party.id,
    leftPaise: left,
    settled,
    entries: [entry],
  });
}

export async function allocate(world: World, step: Step): Promise<void> {
  const { books } = world;
  const receipt = apt(
    books.receipts,
    step,
    ({ leftPaise, partyId }) => leftPaise > 0 && books.invoices.some((one) => one.partyId === partyId && isOpen(one)),
  );
  if (!receipt) return;
  const { settled, isTooMuch } = settling(world, receipt.partyId, step, receipt.leftPaise);
  const { asked, reasons } = seen(receipt, step);
  const done = await call(
    world,
    ['/payment/allocate', { ...asked, allocations: allocationsOf(settled) }],
    [
      ...reasons,
      settled.length === 0 && 'invalid',
      receipt.status === 'REVERSED' && 'payment_reversed',
      isTooMuch && 'over_allocated',
      books.isLocked(today) && 'period_locked',
    ],
  );
  if (!done) return;
  const paise = sumOf(settled);
  for (const one of settled) one.invoice.settledPaise += one.paise;
  const entry = [
    [`2150 ${receipt.partyId}`, paise],
    [`1200 ${receipt.partyId}`, -paise],
  ] as const;
  books.post(entry);
  receipt.entries.push(entry);
  receipt.settled.push(...settled);
  Object.assign(receipt, { leftPaise: receipt.leftPaise - paise, version: done.version });
}

export async function reverse(world: World, step: Step): Promise<void> {
  const { books } = world;
  const receipt = of(books.receipts, step.pick);
  if (!receipt) return;
  const { asked, reasons } = seen(receipt, step);
  const done = await call(
    world,
    ['/payment/reverse', { ...asked, reason: 'The cheque came back' }],
    [...reasons, receipt.status === 'REVERSED' && 'payment_reversed', books.isLocked(today) && 'period_locked'],
  );
  if (!done) return;
  receipt.entries.forEach((entry) => books.unpost(entry));
  for (const { invoice, paise } of receipt.settled) invoice.settledPaise -= paise;
  Object.assign(receipt, { status: 'REVERSED', leftPaise: 0, version: done.version });
}
