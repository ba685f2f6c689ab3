import { newId } from '@freightdesk/shared-database';
import { type Entry, type ModelPayment, nothingAhead } from './model-records.builder';
import { partyOf, untax } from './model-advance-tax.builder';
import { apt, call, dayOf, of, same, seen, type Step, type World } from './model-world.builder';

/** Gives back a half of what a receipt left as an advance, or all of it; a slip a paisa more, or by a bank that is not there. */
export async function refund(world: World, step: Step): Promise<void> {
  const { books } = world;
  const receipts = books.payments.filter(
    ({ way, isForAccount, dollars }) => way === 'RECEIPT' && !isForAccount && !dollars,
  );
  const receipt = apt(receipts, step, ({ leftMinor }) => leftMinor > 0);
  const bank = of(books.banks, step.other);
  if (!receipt || !bank) return;
  const { leftMinor, since, partyId, status } = receipt;
  const paise =
    step.slip === 3 ? leftMinor + 1 : Math.max(step.other % 2 === 0 ? leftMinor : Math.ceil(leftMinor / 2), 1);
  const [date, isThere] = [dayOf(step), step.other % 11 !== 0];
  const { asked, reasons } = seen(receipt, step);
  const money = { bankId: isThere ? bank.id : newId(), date, mode: 'NEFT', amountMinor: paise };
  const done = await call(
    world,
    ['/payment/refund', { ...asked, ...money }],
    [
      ...reasons,
      (status === 'REVERSED' || leftMinor === 0) && 'nothing_to_refund',
      !isThere && 'unknown_bank',
      paise > leftMinor && 'over_refunded',
      date < since && 'before_advance',
      books.shut(date),
    ],
  );
  if (!done) return;
  const party = partyOf(books.customers, receipt);
  const taxedPaise = Math.min(paise, receipt.taxedPaise);
  const tax = untax(receipt, receipt.taxedPaise - taxedPaise, party);
  const entry: Entry = [[`2150 ${partyId}`, paise], [bank.code, -paise], ...tax];
  books.post(entry, date);
  const givenBackPaise = receipt.givenBackPaise + taxedPaise;
  Object.assign(receipt, { leftMinor: leftMinor - paise, givenBackPaise, version: done.version });
  same('What is left of it', done['unallocatedMinor'], receipt.leftMinor);
  const { id, number } = lastRefund(done['refunds']);
  same('The number', number, books.nextNumber('PV', date));
  const given: ModelPayment = {
    ...{ way: 'PAYMENT', isForAccount: true, id, version: 1, number, status: 'POSTED', partyId },
    ...{
      ...nothingAhead,
      date,
      since: date,
      settled: [],
      entries: [entry],
      refund: { receipt, paise, taxedPaise, tax },
    },
  };
  books.payments.push(given);
}

const isNumbered = (one: unknown): one is { id: string; number: string } =>
  typeof one === 'object' && one !== null && 'id' in one && 'number' in one;

/** The receipt names what was given back of it, the last at the end. */
function lastRefund(refunds: unknown): { id: string; number: string } {
  const last: unknown = Array.isArray(refunds) ? refunds.at(-1) : undefined;
  if (!isNumbered(last)) throw new Error('A receipt of which a part went back names no refund.');
  return last;
}
