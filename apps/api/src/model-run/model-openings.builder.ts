import { firstDay } from './model-books.builder';
import type { Entry, ModelDocument, ModelParty } from './model-records.builder';
import { billOpening, halfUp } from './model-figures.builder';
import { call, dayOf, of, same, seen, type Step, type World } from './model-world.builder';

const rateOfBefore = 82_50;

interface Opening {
  party: ModelParty;
  number: string;
  date: string;
  minor: number;
  isDollars: boolean;
}

const amount = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

const rowOf = ({ party, number, date, minor, isDollars }: Opening): string =>
  [party.name, number, date, '', amount(minor), isDollars ? 'USD' : 'INR', isDollars ? '82.50' : ''].join(',');

/** Up to three documents of before in one file, some in dollars; a slip has a last row of nobody, and none is brought in. */
export const bringForward = (side: 'invoices' | 'bills') => async (world: World, step: Step) => {
  const { books } = world;
  const [list, party, number] =
    side === 'invoices' ? [books.customers, 'Customer', 'Number'] : [books.vendors, 'Vendor', "Vendor's number"];
  // Mostly of one who is both, so that there is something to set off.
  const owing =
    step.other % 4 === 0 ? list : list.filter((one) => books.customers.includes(one) && books.vendors.includes(one));
  const rows = Array.from({ length: 1 + (step.other % 3) }, (_none, index): Opening[] => {
    const found = of(owing, step.pick);
    const date = dayOf({ ...step, day: step.day + index });
    const facts = { number: `OLD-${books.nextOld()}`, date, isDollars: (step.other + index) % 2 === 0 };
    return found ? [{ party: found, ...facts, minor: step.paise + index }] : [];
  }).flat();
  if (rows.length === 0) return;
  const nobody = step.slip === 3 ? [`Nobody,OLD-0,${firstDay},,100,INR,`] : [];
  const form = new FormData();
  const heads = `${party},${number},Date,Due,Outstanding,Currency,Exchange rate`;
  form.append('file', new Blob([[heads, ...rows.map(rowOf), ...nobody].join('\n')]), `${side}.csv`);
  const bookedOn = (date: string) => (side === 'bills' && date < firstDay ? firstDay : date);
  const isLocked = rows.some(({ date }) => books.shut(bookedOn(date)) !== false);
  const reasons = [(isLocked || nobody.length > 0) && 'rows_wrong'];
  const done = await call(world, [`/import/open-${side}/commit`, form], reasons);
  if (!done) return;
  for (const row of rows) await opened(world, side, { ...row, bookedOn: bookedOn(row.date) });
};

async function opened(
  { api, books }: World,
  side: 'invoices' | 'bills',
  { party, number: called, minor, isDollars, bookedOn }: Opening & { bookedOn: string },
): Promise<void> {
  const table = side === 'invoices' ? 'saleInvoice' : 'purchaseInvoice';
  const { id, number, version } = await api.db
    .selectFrom(table)
    .select(['id', 'number', 'version'])
    .where(side === 'invoices' ? 'saleInvoice.number' : 'purchaseInvoice.supplierNumber', '=', called)
    .executeTakeFirstOrThrow();
  if (side === 'bills') same('The number', number, books.nextNumber('PI', bookedOn));
  const totalPaise = isDollars ? halfUp(BigInt(minor) * BigInt(rateOfBefore), 100n) : minor;
  const entry: Entry = side === 'invoices' ? [[`1200 ${party.id}`, totalPaise], ['3010', -totalPaise]] : billOpening(party, totalPaise); // prettier-ignore
  const document: ModelDocument = {
    ...{ id, version, number, date: bookedOn, partyId: party.id, status: 'ISSUED', entry, dollars: isDollars },
    ...{ totalPaise, totalMinor: minor, settledPaise: 0, settledMinor: 0, notedPaise: 0, isOfBefore: true },
    ...{ taxablePaise: 0, tdsBasePaise: 0, series: side === 'bills' ? 'PI' : 'SI' },
  };
  books.post(entry);
  books[side].push(document);
  books.owe(document, { date: bookedOn, minor, paise: totalPaise });
}

const rates = [
  { date: '2026-10-15', rate: '84.10', hundredths: 84_10 },
  { date: '2026-03-02', rate: '83.25', hundredths: 83_25 },
];

/** Once, before anything is valued. */
export async function addRates(world: World): Promise<void> {
  for (const { date, rate } of rates) {
    await call(world, ['/exchange-rate/add', { currency: 'USD', date, rate, source: 'The bank' }]);
  }
}

const months = [
  { month: '2026-03', to: '2026-03-31', next: '2026-04-01' },
  { month: '2026-04', to: '2026-04-30', next: '2026-05-01' },
  { month: '2026-10', to: '2026-10-31', next: '2026-11-01' },
];

/** What the rate of a day brings against the books, of each party's dollars. */
function gainsAt({ books }: World, day: string): number[] {
  const rate = rates.find(({ date }) => date <= day)?.hundredths ?? 0;
  const held = new Map<string, { minor: number; paise: number }>();
  for (const { account, date, minor, paise } of books.dollars) {
    const before = held.get(account) ?? { minor: 0, paise: 0 };
    if (date <= day) held.set(account, { minor: before.minor + minor, paise: before.paise + paise });
  }
  return [...held.values()].flatMap(({ minor, paise }) => {
    const value = Math.sign(minor) * halfUp(BigInt(Math.abs(minor)) * BigInt(rate), 100n);
    return minor === 0 || value === paise ? [] : [value - paise];
  });
}

/** What is owed in other currencies is even again on the next day, by party; what it earned is not, if a year was closed between. */
const valued = (gainPaise: number): Entry => [
  ['7010', -gainPaise],
  ['valued', gainPaise],
];

/** A month's end is valued and taken back as the next begins, so both together move nothing; what it brought is compared. */
export async function revalue(world: World, step: Step): Promise<void> {
  const { books } = world;
  const asked = of(months, step.pick);
  if (!asked) return;
  const { month, to, next } = asked;
  const gains = gainsAt(world, to);
  const stands = books.valuations.some((one) => one.month === month && one.status === 'POSTED');
  const done = await call(
    world,
    ['/revaluation/post', { month: step.slip === 3 ? '2026-11' : month }],
    [
      step.slip === 3 && 'month_not_over',
      stands && 'already_valued',
      gains.length === 0 && 'nothing_to_value',
      books.shut(to),
      books.shut(next),
    ],
  );
  if (!done) return;
  const gainPaise = gains.reduce((sum, gain) => sum + gain, 0);
  same(`What the rates of ${month} bring`, done['gainPaise'], gainPaise);
  const { posted } = done;
  if (typeof posted !== 'object' || posted === null || !('id' in posted))
    throw new Error('It is valued, and says not.');
  books.post(valued(gainPaise), to);
  books.unpost(valued(gainPaise), next);
  books.valuations.push({ id: String(posted.id), version: 1, status: 'POSTED', month, to, next, gainPaise });
}

export async function reverseValuation(world: World, step: Step): Promise<void> {
  const { books } = world;
  const valuation = of(books.valuations, step.pick);
  if (!valuation) return;
  const { status, to, next } = valuation;
  const { asked, reasons } = seen(valuation, step);
  const done = await call(
    world,
    ['/revaluation/reverse', { ...asked, reason: 'A late invoice' }],
    [
      ...reasons,
      status === 'REVERSED' && 'revaluation_reversed',
      status === 'POSTED' && books.shut(to),
      status === 'POSTED' && books.shut(next),
    ],
  );
  if (!done) return;
  books.unpost(valued(valuation.gainPaise), to);
  books.post(valued(valuation.gainPaise), next);
  Object.assign(valuation, { status: 'REVERSED', version: 2 });
}
