import { newId } from '@freightdesk/shared-database';
import { partyOf, taxStanding, untax } from './model-advance-tax.builder';
import type { ModelBooks } from './model-books.builder';
import type { Entry, ModelDocument, ModelParty, ModelPayment, ModelWay, SettledPart } from './model-records.builder';
import { halfUp } from './model-figures.builder';
import {
  apt,
  call,
  dayOf,
  isOpenIn,
  of,
  owedMinor,
  same,
  seen,
  type Step,
  today,
  type World,
} from './model-world.builder';
import { evened, partOf, sumOf, worthLeft } from './model-worth.builder';
import { withheldAhead } from './model-withholding.builder';

/** A receipt credits what a payment debits; of a payment the bank's charges are part of the amount. */
export const ways = {
  RECEIPT: { documents: 'invoices', parties: 'customers', owed: '1200', ahead: '2150', prefix: 'RC', sign: 1 },
  PAYMENT: { documents: 'bills', parties: 'vendors', owed: '2100', ahead: '1260', prefix: 'PV', sign: -1 },
} as const;

type Settling = Pick<ModelPayment, 'way' | 'partyId' | 'dollars'>;

/** Up to two open documents of a party, and how much of an amount goes to each; a slip gives one more than is owed. */
function settling({ books }: World, { way, partyId, dollars }: Settling, step: Step, minor: number) {
  const { other, slip } = step;
  const isOpen = isOpenIn(dollars);
  const open = books[ways[way].documents].filter((one) => one.partyId === partyId && isOpen(one));
  const chosen = open.slice(0, other % 3);
  let left = minor;
  const settled = chosen.flatMap((invoice) => {
    const owed = owedMinor(invoice);
    const part = slip === 3 ? owed + 1 : Math.min(left, other % 2 === 0 ? owed : Math.ceil(owed / 2));
    left -= part;
    return part > 0 ? [partOf(invoice, part)] : [];
  });
  return { settled, left, isTooMuch: slip === 3 && settled.length > 0 };
}

const allocationsOf = (settled: readonly SettledPart[]) =>
  settled.map(({ invoice, minor }) => ({ invoiceId: invoice.id, amountMinor: minor }));

const minorOf = (settled: readonly SettledPart[]) => settled.reduce((sum, { minor }) => sum + minor, 0);

/** Signed for a payment, which moves the other way. */
const signed = (entry: Entry, sign: number): Entry => entry.map(([account, paise]) => [account, sign * paise] as const);

/** A tenth is kept of some: by a customer, by us of a vendor's advance, or else by the banks of what we pay. */
function keptOf(way: ModelWay, { paise, pick, other }: Step) {
  const tenth = pick % 3 === 0 ? Math.floor(paise / 10) : 0;
  const isAhead = other % 3 === 0;
  const tdsPaise = way === 'RECEIPT' || isAhead ? tenth : 0;
  return { tdsPaise, bankChargesPaise: tenth - tdsPaise };
}

/** Dollars at a rate, or with the rupees that the bank states. */
export function foreignMoney(minor: number, { paise, other }: Step) {
  const rate = 80_00 + (paise % 7_00);
  const atRate = halfUp(BigInt(minor) * BigInt(rate), 100n);
  const isStated = other % 3 === 0;
  const bankPaise = atRate + (isStated ? other : 0);
  return { bankPaise, foreign: isStated ? { bankAmountPaise: bankPaise } : { exchangeRate: (rate / 100).toFixed(2) } };
}

/** What moves at the bank: rupees with what is kept beside, or dollars. */
function moneyOf(way: ModelWay, dollars: boolean, step: Step) {
  const { paise: amountMinor } = step;
  const kept = dollars ? { tdsPaise: 0, bankChargesPaise: 0 } : keptOf(way, step);
  const { foreign, bankPaise } = foreignMoney(amountMinor, step);
  return {
    ...{ kept, bankPaise: dollars ? bankPaise : amountMinor },
    money: { mode: 'NEFT', amountMinor, currency: dollars ? 'USD' : 'INR', ...(dollars && foreign) },
  };
}

/** What comes in or goes out in one of the two currencies, for documents or ahead. */
export const move =
  (way: ModelWay, dollars = false) =>
  async (world: World, step: Step) => {
    const { books } = world;
    const { documents, parties, prefix } = ways[way];
    const isOpen = isOpenIn(dollars);
    const owing = (party: ModelParty) => books[documents].some((one) => one.partyId === party.id && isOpen(one));
    const [bank, party] = [of(books.banks, step.other), apt(books[parties], step, owing)];
    if (!bank || !party) return;
    const date = dayOf(step);
    const { kept, bankPaise, money } = moneyOf(way, dollars, step);
    const { tdsPaise, bankChargesPaise } = kept;
    const beside = tdsPaise - bankChargesPaise;
    const worth = { totalMinor: step.paise + beside, totalPaise: bankPaise + beside };
    const ofWhom = { way, partyId: party.id, dollars };
    const { settled, left, isTooMuch } = settling(world, ofWhom, step, worth.totalMinor);
    const facts = { direction: way, partyId: party.id, date, ...kept };
    const added = await call(
      world,
      [
        '/payment/add',
        { ...facts, ...money, allocations: allocationsOf(settled), bankId: step.slip === 2 ? newId() : bank.id },
      ],
      [step.slip === 2 && 'unknown_bank', isTooMuch && 'over_allocated', books.shut(date)],
    );
    if (!added) return;
    const number = books.nextNumber(prefix, date);
    same('The number', added.number, number);
    same('What is left of it', added['unallocatedMinor'], left);
    const advancePaise = way === 'RECEIPT' && !dollars ? left : 0;
    const tax = taxStanding({ advancePaise, taxedPaise: advancePaise }, party);
    const payment: ModelPayment = {
      ...{ id: added.id, version: added.version, number, status: 'POSTED', ...ofWhom, ...worth, leftMinor: left },
      withheldPaise: way === 'PAYMENT' ? tdsPaise : 0,
      ...{ advancePaise, taxedPaise: advancePaise, tax, date, since: date, givenBackPaise: 0, settled, entries: [] },
    };
    const beforeTax: Entry = [
      [bank.code, ways[way].sign * bankPaise],
      ...(way === 'RECEIPT' ? [[`1400 ${party.id}`, tdsPaise] as const] : withheldAhead(tdsPaise)),
      ['6090', bankChargesPaise],
      ...ofParty(payment, { settled, aheadPaise: worthLeft(worth, left) }),
    ];
    keep(books, payment, { settled, aheadMinor: left, entry: [...evened(beforeTax), ...tax], date });
    books.payments.push(payment);
  };

/** What leaves the party's documents, and what comes to stand ahead. */
const ofParty = (
  { way, partyId }: ModelPayment,
  { settled, aheadPaise }: { settled: readonly SettledPart[]; aheadPaise: number },
): Entry =>
  signed(
    [
      [`${ways[way].owed} ${partyId}`, -sumOf(settled)],
      [`${ways[way].ahead} ${partyId}`, -aheadPaise],
    ],
    ways[way].sign,
  );

interface Posted {
  settled: readonly SettledPart[];
  aheadMinor: number;
  entry: Entry;
  date: string;
}

/** Posts what a payment did, with what is owed and stands ahead in dollars since then. */
function keep(books: ModelBooks, payment: ModelPayment, { settled, aheadMinor, entry, date }: Posted): void {
  const { way, partyId, dollars } = payment;
  books.post(entry, date);
  payment.entries.push(entry);
  for (const part of settled) {
    part.date = date;
    books.settle(part, date);
  }
  const ahead = `${ways[way].ahead} ${partyId}`;
  const paise = entry.reduce((sum, [account, moved]) => (account === ahead ? sum + moved : sum), 0);
  if (dollars) books.dollars.push({ account: ahead, date, minor: -ways[way].sign * aheadMinor, paise });
}

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
