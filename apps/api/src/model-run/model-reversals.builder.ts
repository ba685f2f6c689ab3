import { levelBank } from './model-banks.builder';
import { turned } from './model-books.builder';
import type { ModelDocument, ModelPayment, ModelRefund, SettledPart } from './model-records.builder';
import { ways } from './model-payments.builder';
import { call, of, seen, type Step, today, type World } from './model-world.builder';
import { evened, partOf, worthLeft } from './model-worth.builder';

/** The receipt has its advance again, with the tax that went, as it went. */
function takeRefundBack({ books }: World, { receipt, minor, paise, taxedPaise, tax }: ModelRefund): void {
  const leftMinor = receipt.leftMinor + minor;
  const share = worthLeft(receipt, leftMinor) - worthLeft(receipt, receipt.leftMinor);
  const account = `2150 ${receipt.partyId}`;
  const levelled = evened([[account, paise - share]]);
  books.post(levelled);
  if (receipt.dollars) books.dollars.push({ account, date: today, minor: -minor, paise: -share });
  Object.assign(receipt, {
    leftMinor,
    entries: [...receipt.entries, levelled],
    taxedPaise: receipt.taxedPaise + taxedPaise,
    givenBackPaise: receipt.givenBackPaise - taxedPaise,
    tax: [...receipt.tax, ...turned(tax)],
    since: today,
    version: receipt.version + 1,
  });
}

export const isGivenBack = ({ books }: World, payment: ModelPayment): boolean =>
  books.payments.some(({ status, refund }) => status === 'POSTED' && refund?.receipt === payment);

/**
 * What parts took of a document is taken back, and it stands at its share again: what they took in another order may be a paisa beside
 * that, which is exchange.
 */
export function giveBack({ books }: World, invoice: ModelDocument, parts: readonly SettledPart[]): void {
  const sum = (name: 'minor' | 'paise') => parts.reduce((all, part) => all + part[name], 0);
  const back = partOf(invoice, -sum('minor'));
  const [owed, sign] = books.invoices.includes(invoice) ? ['1200', 1] : ['2100', -1];
  books.post(evened([[`${owed} ${invoice.partyId}`, sign * (-back.paise - sum('paise'))]]));
  books.settle(back, today);
}

export async function reverse(world: World, step: Step): Promise<void> {
  const { books } = world;
  const payment = of(books.payments, step.pick);
  if (!payment) return;
  const { asked, reasons } = seen(payment, step);
  const done = await call(
    world,
    ['/payment/reverse', { ...asked, reason: 'The cheque came back' }],
    [
      ...reasons,
      payment.status === 'REVERSED' && 'payment_reversed',
      isGivenBack(world, payment) && 'receipt_refunded',
      payment.matchId !== undefined && 'voucher_matched',
      books.shut(today),
    ],
  );
  if (!done) return;
  takeBack(world, payment);
  payment.version = done.version;
}

/** All that a payment did is undone today. */
export function takeBack(world: World, payment: ModelPayment): void {
  const { books } = world;
  payment.entries.forEach((entry) => books.unpost(entry));
  for (const invoice of new Set(payment.settled.map((part) => part.invoice))) {
    const parts = payment.settled.filter((part) => part.invoice === invoice);
    giveBack(world, invoice, parts);
  }
  const { at, bankGainPaise = 0 } = payment;
  levelBank(books, { ...at, paise: at.paise + bankGainPaise });
  aheadNoMore(world, payment);
  if (payment.refund) takeRefundBack(world, payment.refund);
  Object.assign(payment, { status: 'REVERSED', leftMinor: 0 });
}

/** What stood ahead in dollars does so no longer. */
function aheadNoMore({ books }: World, { way, partyId, dollars, leftMinor, entries }: ModelPayment): void {
  const account = `${ways[way].ahead} ${partyId}`;
  const stood = entries.flat().reduce((sum, [name, paise]) => (name === account ? sum + paise : sum), 0);
  if (dollars) books.dollars.push({ account, date: today, minor: ways[way].sign * leftMinor, paise: -stood });
}
