import { newId } from '@freightdesk/shared-database';
import {
  type Entry,
  type ModelBooks,
  type ModelDocument,
  type ModelParty,
  type ModelPayment,
  type ModelRefund,
  type ModelWay,
  turned,
} from './model-books.builder';
import { halfUp } from './model-figures.builder';
import { apt, call, dayOf, isOpen, of, same, seen, type Step, today, type World } from './model-world.builder';

/** GST at 18% within an advance, as far as so much of what was taxed is left: what is owed for it, and what stands against that. */
export function taxStanding(
  { advancePaise, taxedPaise }: { advancePaise: number; taxedPaise: number },
  party: ModelParty,
): Entry {
  if (advancePaise === 0) return [];
  const valuePaise = halfUp(BigInt(advancePaise) * 100n, 118n);
  const standing = (percent: bigint) => {
    const whole = halfUp(BigInt(valuePaise) * percent, 100n);
    return halfUp(BigInt(whole) * BigInt(taxedPaise), BigInt(advancePaise));
  };
  const [each, whole] = [standing(9n), standing(18n)];
  const owed: Entry = party.isLocal
    ? [
        ['2210', -each],
        ['2220', -each],
      ]
    : [['2230', -whole]];
  return [[`1390 ${party.id}`, party.isLocal ? 2 * each : whole], ...owed];
}

/** A receipt credits what a payment debits; of a payment the bank's charges are part of the amount. */
const ways = {
  RECEIPT: { documents: 'invoices', parties: 'customers', owed: '1200', ahead: '2150', prefix: 'RC', sign: 1 },
  PAYMENT: { documents: 'bills', parties: 'vendors', owed: '2100', ahead: '1260', prefix: 'PV', sign: -1 },
} as const;

/** Up to two open documents of a party, and how much of `paise` goes to each; a slip gives one more than is owed. */
function settling({ books }: World, { way, partyId }: { way: ModelWay; partyId: string }, step: Step, paise: number) {
  const { other, slip } = step;
  const open = books[ways[way].documents].filter((one) => one.partyId === partyId && isOpen(one));
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

/** Signed for a payment, which moves the other way. */
const signed = (entry: Entry, sign: number): Entry => entry.map(([account, paise]) => [account, sign * paise] as const);

export const move = (way: ModelWay) => async (world: World, step: Step) => {
  const { books } = world;
  const { documents, parties, owed, ahead, prefix, sign } = ways[way];
  const owing = (party: ModelParty) => books[documents].some((one) => one.partyId === party.id && isOpen(one));
  const [bank, party] = [of(books.banks, step.other), apt(books[parties], step, owing)];
  if (!bank || !party) return;
  const date = dayOf(step);
  const tenth = step.pick % 3 === 0 ? Math.floor(step.paise / 10) : 0;
  const [tdsPaise, bankChargesPaise] = way === 'RECEIPT' ? [tenth, 0] : [0, tenth];
  const worth = step.paise + tdsPaise - bankChargesPaise;
  const { settled, left, isTooMuch } = settling(world, { way, partyId: party.id }, step, worth);
  const kept = { direction: way, partyId: party.id, date, tdsPaise, bankChargesPaise };
  const money = { mode: 'NEFT', currency: 'INR', amountMinor: step.paise, allocations: allocationsOf(settled) };
  const added = await call(
    world,
    ['/payment/add', { ...kept, ...money, bankId: step.slip === 2 ? newId() : bank.id }],
    [step.slip === 2 && 'unknown_bank', isTooMuch && 'over_allocated', books.shut(date)],
  );
  if (!added) return;
  const number = books.nextNumber(prefix, date);
  same('The number', added.number, number);
  same('What is left of it', added['unallocatedMinor'], left);
  for (const one of settled) books.settle(one);
  const advancePaise = way === 'RECEIPT' ? left : 0;
  const ofParty: Entry = [
    [`${owed} ${party.id}`, -sumOf(settled)],
    [`${ahead} ${party.id}`, -left],
  ];
  const tax = taxStanding({ advancePaise, taxedPaise: advancePaise }, party);
  const entry: Entry = [
    [bank.code, sign * step.paise],
    [`1400 ${party.id}`, tdsPaise],
    ['6090', bankChargesPaise],
    ...signed(ofParty, sign),
    ...tax,
  ];
  books.post(entry, date);
  const { id, version } = added;
  const kind = { way, partyId: party.id, leftPaise: left, advancePaise, settled, entries: [entry] };
  const standing = { taxedPaise: advancePaise, tax, since: date, givenBackPaise: 0 };
  books.payments.push({ id, version, number, status: 'POSTED', ...standing, ...kind });
};

export async function allocate(world: World, step: Step): Promise<void> {
  const { books } = world;
  const payment = apt(
    books.payments.filter(({ isForAccount }) => !isForAccount),
    step,
    ({ way, leftPaise, partyId }) =>
      leftPaise > 0 && books[ways[way].documents].some((one) => one.partyId === partyId && isOpen(one)),
  );
  if (!payment) return;
  const { settled, isTooMuch } = settling(world, payment, step, payment.leftPaise);
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
function settle(books: ModelBooks, payment: ModelPayment, settled: ModelPayment['settled']): void {
  const { owed, ahead, sign, parties } = ways[payment.way];
  const paise = sumOf(settled);
  for (const one of settled) books.settle(one);
  const moved: Entry = [
    [`${ahead} ${payment.partyId}`, paise],
    [`${owed} ${payment.partyId}`, -paise],
  ];
  const taxable = payment.advancePaise - payment.givenBackPaise;
  const taxedPaise = Math.min(Math.max(payment.taxedPaise - paise, 0), taxable);
  const entry = [...signed(moved, sign), ...untax(payment, taxedPaise, partyOf(books[parties], payment))];
  books.post(entry);
  payment.entries.push(entry);
  payment.settled.push(...settled);
  Object.assign(payment, { leftPaise: payment.leftPaise - paise, ...(paise < 0 && { since: today }) });
}

export const partyOf = (parties: readonly ModelParty[], { partyId: id }: ModelPayment): ModelParty =>
  parties.find((party) => party.id === id) ?? { id, name: '', isLocal: true };

/** Leaves so much of an advance taxed; what is posted of it, where that is another part. */
export function untax(payment: ModelPayment, taxedPaise: number, party: ModelParty): Entry {
  if (taxedPaise === payment.taxedPaise) return [];
  const tax = taxStanding({ ...payment, taxedPaise }, party);
  const moved = [...tax, ...turned(payment.tax)];
  Object.assign(payment, { taxedPaise, tax });
  return moved;
}

/** The receipt has its advance again, with the tax that went, as it went. */
function takeRefundBack({ receipt, paise, taxedPaise, tax }: ModelRefund): void {
  Object.assign(receipt, {
    leftPaise: receipt.leftPaise + paise,
    taxedPaise: receipt.taxedPaise + taxedPaise,
    givenBackPaise: receipt.givenBackPaise - taxedPaise,
    tax: [...receipt.tax, ...turned(tax)],
    since: today,
    version: receipt.version + 1,
  });
}

const isGivenBack = ({ books }: World, payment: ModelPayment): boolean =>
  books.payments.some(({ status, refund }) => status === 'POSTED' && refund?.receipt === payment);

/** Takes the first invoice off a payment that settles it; a slip names one that it does not settle. */
export async function takeOff(world: World, step: Step): Promise<void> {
  const { books } = world;
  const payment = apt(
    books.payments.filter(({ isForAccount }) => !isForAccount),
    step,
    ({ status, settled }) => status === 'POSTED' && sumOf(settled) > 0,
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
  settle(books, payment, [{ invoice: standing.invoice, paise: -settledOf(payment, standing.invoice) }]);
  payment.version = done.version;
}

const settledOf = ({ settled }: ModelPayment, invoice: ModelDocument): number =>
  sumOf(settled.filter((one) => one.invoice === invoice));

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
      books.shut(today),
    ],
  );
  if (!done) return;
  payment.entries.forEach((entry) => books.unpost(entry));
  for (const { invoice, paise } of payment.settled) books.settle({ invoice, paise: -paise });
  if (payment.refund) takeRefundBack(payment.refund);
  Object.assign(payment, { status: 'REVERSED', leftPaise: 0, version: done.version });
}
