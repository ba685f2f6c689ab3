import { newId } from '@freightdesk/shared-database';
import { partyOf, untax } from './model-advance-tax.builder';
import { type Entry, type ModelBank, type ModelPayment, nothingAhead } from './model-records.builder';
import { atBank, hold, modeAt } from './model-banks.builder';
import { foreignMoney } from './model-figures.builder';
import { payingBank } from './model-payments.builder';
import { apt, call, dayOf, same, seen, type Step, type World } from './model-world.builder';
import { evened, worthLeft } from './model-worth.builder';

/** A half of what is left, or all of it; a slip a paisa more. */
function askedOf({ leftMinor }: ModelPayment, { slip, other }: Step): number {
  if (slip === 3) return leftMinor + 1;
  return Math.max(other % 2 === 0 ? leftMinor : Math.ceil(leftMinor / 2), 1);
}

/** What leaves the bank, and of dollars how it is stated. */
function paidBack({ dollars }: ModelPayment, minor: number, step: Step) {
  const { foreign, bankPaise } = foreignMoney(minor, step);
  return dollars ? { rate: foreign, bankPaise } : { rate: {}, bankPaise: minor };
}

/** Gives back what a receipt left as an advance, in its currency, or by a bank that is not there. */
export async function refund(world: World, step: Step): Promise<void> {
  const { books } = world;
  const receipts = books.payments.filter(({ way, isForAccount }) => way === 'RECEIPT' && !isForAccount);
  const receipt = apt(receipts, step, ({ leftMinor }) => leftMinor > 0);
  if (!receipt) return;
  const bank = payingBank(books, step, receipt.dollars);
  if (!bank) return;
  const { leftMinor, since, status } = receipt;
  const minor = askedOf(receipt, step);
  const [date, isThere] = [dayOf(step), step.other % 11 !== 0];
  const { asked, reasons } = seen(receipt, step);
  const { rate, bankPaise } = paidBack(receipt, minor, step);
  const { mode, reason } = modeAt(bank, step);
  const money = { bankId: isThere ? bank.id : newId(), date, mode, amountMinor: minor };
  const done = await call(
    world,
    ['/payment/refund', { ...asked, ...money, ...rate }],
    [
      ...reasons,
      (status === 'REVERSED' || leftMinor === 0) && 'nothing_to_refund',
      !isThere && 'unknown_bank',
      minor > leftMinor && 'over_refunded',
      date < since && 'before_advance',
      isThere && reason,
      books.shut(date),
    ],
  );
  if (!done) return;
  giveBack(world, receipt, { bank, minor, bankPaise, date });
  receipt.version = done.version;
  same('What is left of it', done['unallocatedMinor'], receipt.leftMinor);
  const { id, number } = lastRefund(done['refunds']);
  same('The number', number, books.nextNumber('PV', date));
  Object.assign(books.payments.at(-1) ?? {}, { id, number });
}

interface Given {
  bank: ModelBank;
  minor: number;
  bankPaise: number;
  date: string;
}

/** What is left of the receipt stands at its share; tax within what was taxed goes with it, and what rates differ by is exchange. */
function giveBack({ books }: World, receipt: ModelPayment, { bank, minor, bankPaise, date }: Given): void {
  const { leftMinor, partyId, dollars } = receipt;
  const paise = worthLeft(receipt, leftMinor) - worthLeft(receipt, leftMinor - minor);
  const taxedPaise = Math.min(minor, receipt.taxedPaise);
  const tax = untax(receipt, receipt.taxedPaise - taxedPaise, partyOf(books.customers, receipt));
  const at = { bank, minor: -minor, paise: -bankPaise };
  const { entry: atItsBank, gainPaise: bankGainPaise } = atBank(books, bank, at);
  const moved: Entry = [[`2150 ${partyId}`, paise], ...atItsBank];
  hold(books, bank, { minor: -minor, paise: bankGainPaise - bankPaise }, date);
  const entry = [...evened(moved), ...tax];
  books.post(entry, date);
  if (dollars) books.dollars.push({ account: `2150 ${partyId}`, date, minor, paise });
  const givenBackPaise = receipt.givenBackPaise + taxedPaise;
  Object.assign(receipt, { leftMinor: leftMinor - minor, givenBackPaise });
  books.payments.push({
    ...{ at, bankGainPaise },
    ...{
      ...nothingAhead,
      way: 'PAYMENT',
      isForAccount: true,
      id: '',
      version: 1,
      number: '',
      status: 'POSTED',
      partyId,
    },
    ...{ date, since: date, settled: [], entries: [entry], refund: { receipt, minor, paise, taxedPaise, tax } },
  });
}

const isNumbered = (one: unknown): one is { id: string; number: string } =>
  typeof one === 'object' && one !== null && 'id' in one && 'number' in one;

/** The receipt names what was given back of it, the last at the end. */
function lastRefund(refunds: unknown): { id: string; number: string } {
  const last: unknown = Array.isArray(refunds) ? refunds.at(-1) : undefined;
  if (!isNumbered(last)) throw new Error('A receipt of which a part went back names no refund.');
  return last;
}
