import { newId } from '@freightdesk/shared-database';
import { atBank, hold, isTooMuchCash, modeAt } from './model-banks.builder';
import { taxStanding } from './model-advance-tax.builder';
import type { ModelBooks } from './model-books.builder';
import type { Entry, ModelBank, ModelParty, ModelPayment, ModelWay, SettledPart } from './model-records.builder';
import { foreignMoney } from './model-figures.builder';
import {
  type Answer,
  apt,
  call,
  dayOf,
  isOpenIn,
  of,
  owedMinor,
  same,
  type Step,
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
export function settling({ books }: World, { way, partyId, dollars }: Settling, step: Step, minor: number) {
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

export const allocationsOf = (settled: readonly SettledPart[]) =>
  settled.map(({ invoice, minor }) => ({ invoiceId: invoice.id, amountMinor: minor }));

export const minorOf = (settled: readonly SettledPart[]) => settled.reduce((sum, { minor }) => sum + minor, 0);

/** Signed for a payment, which moves the other way. */
const signed = (entry: Entry, sign: number): Entry => entry.map(([account, paise]) => [account, sign * paise] as const);

/** A tenth is kept of some: by a customer, by us of a vendor's advance, or else by the banks of what we pay. */
function keptOf(way: ModelWay, { paise, pick, other }: Step) {
  const tenth = pick % 3 === 0 ? Math.floor(paise / 10) : 0;
  const isAhead = other % 3 === 0;
  const tdsPaise = way === 'RECEIPT' || isAhead ? tenth : 0;
  return { tdsPaise, bankChargesPaise: tenth - tdsPaise };
}

/** What moves at the bank: rupees with what is kept beside. */
function rupeesOf(way: ModelWay, step: Step) {
  const { paise: amountMinor } = step;
  return { kept: keptOf(way, step), bankPaise: amountMinor, money: { amountMinor, currency: 'INR' } };
}

/** Or dollars: a rupee account is charged before they come to it or on top of them, one that keeps dollars apart. */
function dollarsOf(way: ModelWay, step: Step) {
  const { paise: amountMinor, pick } = step;
  const { foreign, bankPaise: dealPaise } = foreignMoney(amountMinor, step);
  const bankChargesPaise = pick % 3 === 0 ? 1 + (amountMinor % 50_00) : 0;
  const bankPaise = dealPaise - ways[way].sign * bankChargesPaise;
  const stated = 'bankAmountPaise' in foreign ? { bankAmountPaise: bankPaise } : foreign;
  return {
    kept: { tdsPaise: 0, bankChargesPaise },
    bankPaise,
    money: { amountMinor, currency: 'USD', ...stated },
  };
}

/** What of the amount is the party's beside it, in its currency and in rupees. */
function worthOf(way: ModelWay, dollars: boolean, { kept, bankPaise, money }: ReturnType<typeof rupeesOf>) {
  const { tdsPaise, bankChargesPaise } = kept;
  const beside = dollars ? ways[way].sign * bankChargesPaise : tdsPaise - bankChargesPaise;
  return { totalMinor: money.amountMinor + (dollars ? 0 : beside), totalPaise: bankPaise + beside };
}

/** Dollars move at a rupee bank too, or mostly at one of their own. */
export function payingBank(
  { banks, dollarBanks }: ModelBooks,
  { other }: Step,
  dollars: boolean,
): ModelBank | undefined {
  return dollars && other % 4 !== 0 ? (of(dollarBanks, other) ?? of(banks, other)) : of(banks, other);
}

/** Between whom and where; a few rupees are asked of a bank that keeps dollars. */
function sidesOf({ books }: World, way: ModelWay, { dollars, step }: { dollars: boolean; step: Step }) {
  const { documents, parties } = ways[way];
  const isOpen = isOpenIn(dollars);
  const owing = (party: ModelParty) => books[documents].some((one) => one.partyId === party.id && isOpen(one));
  const isWrong = !dollars && step.other % 13 === 0 && books.dollarBanks.length > 0;
  const [bank, party] = [payingBank(books, step, dollars || isWrong), apt(books[parties], step, owing)];
  return bank && party && { bank, party };
}

interface Asked {
  bank: ModelBank;
  cash: Parameters<typeof isTooMuchCash>[2];
  dollars: boolean;
  chargedPaise: number;
}

/** What of the bank stands in the way: its currency, its charges, or that it is a box. */
const refusedBy = (books: ModelBooks, way: ModelWay, { bank, cash, dollars, chargedPaise }: Asked) =>
  [
    bank.isForeign && !dollars && 'bank_currency',
    bank.isForeign && dollars && chargedPaise > 0 && 'charges_apart',
    way === 'RECEIPT' && isTooMuchCash(books, bank, cash) && 'cash_limit',
  ] as const;

/** What comes in or goes out in one of the two currencies, for documents or ahead. */
export const move =
  (way: ModelWay, dollars = false) =>
  async (world: World, step: Step) => {
    const { books } = world;
    const sides = sidesOf(world, way, { dollars, step });
    if (!sides) return;
    const { bank, party } = sides;
    const date = dayOf(step);
    const told = dollars ? dollarsOf(way, step) : rupeesOf(way, step);
    const { kept, bankPaise, money } = told;
    const worth = worthOf(way, dollars, told);
    const ofWhom = { way, partyId: party.id, dollars };
    const { settled, left, isTooMuch } = settling(world, ofWhom, step, worth.totalMinor);
    const facts = { direction: way, partyId: party.id, date, ...kept };
    const bankId = step.slip === 2 ? newId() : bank.id;
    const { mode, reason } = modeAt(bank, step);
    const cash = { partyId: party.id, date, paise: bankPaise };
    const added = await call(
      world,
      ['/payment/add', { ...facts, ...money, mode, allocations: allocationsOf(settled), bankId }],
      [
        ...refusedBy(books, way, { bank, cash, dollars, chargedPaise: kept.bankChargesPaise }),
        ...[step.slip === 2 && 'unknown_bank', isTooMuch && 'over_allocated', reason, books.shut(date)],
      ],
    );
    if (!added) return;
    same('What is left of it', added['unallocatedMinor'], left);
    const at = { bank, minor: ways[way].sign * step.paise, paise: ways[way].sign * bankPaise };
    moved(world, { added, party, date, kept, at, payment: { ...ofWhom, ...worth, leftMinor: left, settled } });
  };

interface Moved {
  added: Answer;
  party: ModelParty;
  date: string;
  kept: ReturnType<typeof keptOf>;
  at: ModelPayment['at'];
  payment: Pick<ModelPayment, 'way' | 'partyId' | 'dollars' | 'totalMinor' | 'totalPaise' | 'leftMinor' | 'settled'>;
}

function moved({ books }: World, { added, party, date, kept, at, payment: told }: Moved): void {
  const { way, dollars, leftMinor, settled } = told;
  const { tdsPaise, bankChargesPaise } = kept;
  const number = books.nextNumber(ways[way].prefix, date);
  same('The number', added.number, number);
  const advancePaise = way === 'RECEIPT' && !dollars ? leftMinor : 0;
  const tax = taxStanding({ advancePaise, taxedPaise: advancePaise }, party);
  const { entry: atItsBank, gainPaise: bankGainPaise } = atBank(books, at.bank, at);
  const payment: ModelPayment = {
    ...{ ...told, id: added.id, version: added.version, number, status: 'POSTED', at, bankGainPaise },
    withheldPaise: way === 'PAYMENT' ? tdsPaise : 0,
    ...{ advancePaise, taxedPaise: advancePaise, tax, date, since: date, givenBackPaise: 0, entries: [] },
  };
  const beforeTax: Entry = [
    ...atItsBank,
    ...(way === 'RECEIPT' ? [[`1400 ${party.id}`, tdsPaise] as const] : withheldAhead(tdsPaise)),
    ['6090', bankChargesPaise],
    ...ofParty(payment, { settled, aheadPaise: worthLeft(told, leftMinor) }),
  ];
  keep(books, payment, { settled, aheadMinor: leftMinor, entry: [...evened(beforeTax), ...tax], date });
  hold(books, at.bank, { minor: at.minor, paise: at.paise + bankGainPaise }, date);
  books.payments.push(payment);
}

/** What leaves the party's documents, and what comes to stand ahead. */
export const ofParty = (
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
export function keep(books: ModelBooks, payment: ModelPayment, { settled, aheadMinor, entry, date }: Posted): void {
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
