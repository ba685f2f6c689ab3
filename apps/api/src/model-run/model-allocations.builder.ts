import { newId } from '@freightdesk/shared-database';
import { partyOf, untax } from './model-advance-tax.builder';
import type { ModelBooks } from './model-books.builder';
import { allocationsOf, keep, minorOf, ofParty, settling, ways } from './model-payments.builder';
import type { ModelDocument, ModelPayment, SettledPart } from './model-records.builder';
import { apt, call, isOpenIn, seen, type Step, today, type World } from './model-world.builder';
import { evened, partOf, worthLeft } from './model-worth.builder';

/** What is left of a payment, for documents of its party. */
export async function allocate(world: World, step: Step): Promise<void> {
  const { books } = world;
  const payment = apt(
    books.payments.filter(({ isForAccount }) => !isForAccount),
    step,
    ({ way, leftMinor, partyId, dollars }) =>
      leftMinor > 0 && books[ways[way].documents].some((one) => one.partyId === partyId && isOpenIn(dollars)(one)),
  );
  if (!payment) return;
  const { settled, isTooMuch } = settling(world, payment, step, payment.leftMinor);
  const { asked, reasons } = seen(payment, step);
  const done = await call(
    world,
    ['/payment/allocate', { ...asked, allocations: allocationsOf(settled) }],
    [
      ...reasons,
      settled.length === 0 && 'invalid',
      payment.status === 'REVERSED' && 'payment_reversed',
      isTooMuch && 'over_allocated',
      books.shut(today),
    ],
  );
  if (!done) return;
  settle(books, payment, settled);
  payment.version = done.version;
}

/** Moves a part of what is left of a payment onto invoices, or below zero off them; what was taxed is used first and comes back first. */
function settle(books: ModelBooks, payment: ModelPayment, settled: SettledPart[]): void {
  const { parties } = ways[payment.way];
  const minor = minorOf(settled);
  const leftMinor = payment.leftMinor - minor;
  const aheadPaise = worthLeft(payment, leftMinor) - worthLeft(payment, payment.leftMinor);
  const moved = evened(ofParty(payment, { settled, aheadPaise }));
  const taxable = payment.advancePaise - payment.givenBackPaise;
  const taxedPaise = Math.min(Math.max(payment.taxedPaise - minor, 0), taxable);
  const tax = untax(payment, taxedPaise, partyOf(books[parties], payment));
  keep(books, payment, { settled, aheadMinor: -minor, entry: [...moved, ...tax], date: today });
  payment.settled.push(...settled);
  Object.assign(payment, { leftMinor, ...(minor < 0 && { since: today }) });
}

/** Takes the first invoice off a payment that settles it; a slip names one that it does not settle. */
export async function takeOff(world: World, step: Step): Promise<void> {
  const { books } = world;
  const payment = apt(
    books.payments.filter(({ isForAccount }) => !isForAccount),
    step,
    ({ status, settled }) => status === 'POSTED' && minorOf(settled) > 0,
  );
  if (!payment) return;
  const standing = payment.settled.find(({ invoice }) => settledOf(payment, invoice) > 0);
  const isNot = step.slip === 3 || !standing;
  const { asked, reasons } = seen(payment, step);
  const done = await call(
    world,
    ['/payment/deallocate', { ...asked, invoiceIds: [isNot ? newId() : standing.invoice.id], reason: 'For another' }],
    [
      ...reasons,
      payment.status === 'REVERSED' && 'payment_reversed',
      payment.status === 'POSTED' && isNot && 'not_allocated',
      books.shut(today),
    ],
  );
  if (!done || !standing) return;
  settle(books, payment, [partOf(standing.invoice, -settledOf(payment, standing.invoice))]);
  payment.version = done.version;
}

const settledOf = ({ settled }: ModelPayment, invoice: ModelDocument): number =>
  minorOf(settled.filter((one) => one.invoice === invoice));
