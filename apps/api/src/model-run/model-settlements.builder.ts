import { newId } from '@freightdesk/shared-database';
import type { Entry, ModelDocument, ModelParty, ModelSettlement, SettledPart } from './model-records.builder';
import { giveBack } from './model-reversals.builder';
import {
  apt,
  call,
  dayOf,
  isIssued,
  of,
  owedMinor,
  same,
  seen,
  type Step,
  today,
  type World,
} from './model-world.builder';
import { partOf, sumOf } from './model-worth.builder';

const allOwed = (documents: readonly ModelDocument[]) => documents.reduce((sum, one) => sum + owedMinor(one), 0);

/** So much in all, of one document after the other. */
function spread(documents: readonly ModelDocument[], minor: number): SettledPart[] {
  let left = minor;
  return documents.flatMap((invoice) => {
    const part = Math.min(left, owedMinor(invoice));
    left -= part;
    return part > 0 ? [partOf(invoice, part)] : [];
  });
}

const asked = (parts: readonly SettledPart[], more = 0) =>
  parts.map(({ invoice, minor }, index) => ({ invoiceId: invoice.id, amountMinor: minor + (index === 0 ? more : 0) }));

/** What is owed on both sides in one of the two currencies by a party that is customer and vendor. */
function bothSides({ books }: World, step: Step) {
  const inDollars = step.pick % 3 === 0;
  const owed = (documents: readonly ModelDocument[], party: ModelParty) =>
    documents.filter(
      (one) => one.partyId === party.id && isIssued(one) && owedMinor(one) > 0 && (one.dollars ?? false) === inDollars,
    );
  const both = books.customers.filter(
    (party) => owed(books.invoices, party).length > 0 && books.vendors.includes(party),
  );
  const party = of(
    both.filter((one) => owed(books.bills, one).length > 0),
    step.pick,
  );
  if (!party) return null;
  const some = 1 + (step.other % 3);
  const [sales, bills] = [owed(books.invoices, party).slice(0, some), owed(books.bills, party).slice(0, some)];
  return { party, sales, bills, currency: inDollars ? 'USD' : 'INR' };
}

export async function setOff(world: World, step: Step): Promise<void> {
  const { books } = world;
  const sides = bothSides(world, step);
  if (!sides) return;
  const { party, currency } = sides;
  const most = Math.min(allOwed(sides.sales), allOwed(sides.bills));
  const minor = step.other % 2 === 0 ? most : Math.ceil(most / 2);
  const [sales, bills] = [spread(sides.sales, minor), spread(sides.bills, minor)];
  const date = dayOf(step);
  const isLater = [...sales, ...bills].some(({ invoice }) => invoice.date > date);
  const made = await call(
    world,
    [
      '/settlement/set-off',
      {
        ...{ partyId: step.slip === 2 ? newId() : party.id, date, currency },
        ...{ sales: asked(sales), bills: asked(bills, step.slip === 3 ? 1 : 0) },
      },
    ],
    [
      step.slip === 2 && 'unknown_party',
      step.slip === 3 && 'unequal_sides',
      step.slip === 3 && 'over_allocated',
      isLater && 'before_document',
      books.shut(date),
    ],
  );
  if (!made) return;
  same('The number', made.number, books.nextNumber('SO', date));
  const gain = sumOf(bills) - sumOf(sales);
  same('What the rates brought', made['fxGainPaise'], gain);
  const entry: Entry = [
    [`2100 ${party.id}`, sumOf(bills)],
    [`1200 ${party.id}`, -sumOf(sales)],
    ['7000', -gain],
  ];
  books.post(entry, date);
  for (const part of [...sales, ...bills]) books.settle(part, date);
  books.settlements.push({ ...made, status: 'POSTED', parts: [...sales, ...bills], entry });
}

const waitsFor = ({ books }: World, document: ModelDocument): boolean =>
  books.settlements.some(({ status, parts: [part] }) => status === 'PENDING_APPROVAL' && part?.invoice === document);

/** All that is left of a document, or half of it; a slip says more, and nothing is left of what is not in the books. */
function givenUp(document: ModelDocument, { slip, other }: Step): number {
  const owed = isIssued(document) ? owedMinor(document) : 0;
  if (slip === 3) return owed + 1;
  return Math.max(other % 3 === 0 ? Math.ceil(owed / 2) : owed, 1);
}

export async function askWriteOff(world: World, step: Step): Promise<void> {
  const { books } = world;
  const isSale = step.other % 2 === 0;
  const document = apt(isSale ? books.invoices : books.bills, step, (one) => isIssued(one) && owedMinor(one) > 0);
  if (!document) return;
  const [minor, isThere] = [givenUp(document, step), step.slip !== 1];
  const facts = { direction: isSale ? 'RECEIPT' : 'PAYMENT', reason: 'Not worth chasing' };
  const made = await call(
    world,
    ['/settlement/write-off', { ...facts, invoiceId: isThere ? document.id : newId(), amountMinor: minor }],
    [
      !(isThere && isIssued(document)) && 'invoice_not_open',
      isThere && minor > owedMinor(document) && 'over_allocated',
      isThere && waitsFor(world, document) && 'write_off_waits',
    ],
  );
  if (!made) return;
  same('The number', made.number, books.nextNumber('WO', today));
  books.settlements.push({ ...made, status: 'PENDING_APPROVAL', parts: [partOf(document, minor)], entry: [] });
}

const waitsFirst = ({ status }: ModelSettlement) => status === 'PENDING_APPROVAL';

/** Dr bad debts, Cr debtors; of a bill Dr creditors, Cr other income. */
const givenUpEntry = ({ books }: World, { partyId, ...rest }: ModelDocument, paise: number): Entry =>
  books.invoices.some(({ id }) => id === rest.id)
    ? [
        ['6200', paise],
        [`1200 ${partyId}`, -paise],
      ]
    : [
        [`2100 ${partyId}`, paise],
        ['4900', -paise],
      ];

/** Why what waits is not posted now. */
const unpostable = ({ books }: World, { invoice, minor }: SettledPart): (string | false)[] => [
  !isIssued(invoice) && 'invoice_not_open',
  owedMinor(invoice) < minor && 'over_allocated',
  books.shut(today, { isAdmin: true }),
];

export async function approveWriteOff(world: World, step: Step): Promise<void> {
  const { books } = world;
  const settlement = apt(books.settlements, step, waitsFirst);
  const [part] = settlement?.parts ?? [];
  if (!settlement || !part) return;
  const { invoice, minor } = part;
  const { asked: body, reasons } = seen(settlement, step);
  const waits = waitsFirst(settlement);
  const done = await call(
    world,
    ['/settlement/approve', body],
    [...reasons, ...(waits ? unpostable(world, part) : (['not_waiting'] as const))],
  );
  if (!done) return;
  const now = partOf(invoice, minor);
  same('What is given up', done['amountPaise'], now.paise);
  const entry = givenUpEntry(world, invoice, now.paise);
  books.post(entry);
  books.settle(now, today);
  Object.assign(settlement, { status: 'POSTED', version: done.version, entry, parts: [now] });
}

export async function refuseWriteOff(world: World, step: Step): Promise<void> {
  const settlement = apt(world.books.settlements, step, waitsFirst);
  if (!settlement) return;
  const { asked: body, reasons } = seen(settlement, step);
  const done = await call(
    world,
    ['/settlement/refuse', { ...body, reason: 'He will pay' }],
    [...reasons, !waitsFirst(settlement) && 'not_waiting'],
  );
  if (done) Object.assign(settlement, { status: 'REFUSED', version: done.version });
}

export async function reverseSettlement(world: World, step: Step): Promise<void> {
  const { books } = world;
  const settlement = apt(books.settlements, step, ({ status }) => status === 'POSTED');
  if (!settlement) return;
  const { status, parts, entry } = settlement;
  const { asked: body, reasons } = seen(settlement, step);
  const done = await call(
    world,
    ['/settlement/reverse', { ...body, reason: 'A mistake' }],
    [
      ...reasons,
      status === 'REVERSED' && 'settlement_reversed',
      (status === 'PENDING_APPROVAL' || status === 'REFUSED') && 'not_posted',
      status === 'POSTED' && books.shut(today),
    ],
  );
  if (!done) return;
  books.unpost(entry);
  for (const part of parts) giveBack(world, part.invoice, [part]);
  Object.assign(settlement, { status: 'REVERSED', version: done.version });
}
