import { newId } from '@freightdesk/shared-database';
import { firstDay, type ModelDocument, turned } from './model-books.builder';
import { apt, call, dayOf, isIssued, same, type Step, today, type World } from './model-world.builder';

const isWhole = (one: ModelDocument) => isIssued(one) && !one.isOfBefore && one.notedPaise === undefined;

const sides = {
  invoices: { path: '/sale-invoice/credit-note', prefix: 'CN', worth: 'totalPaise', goesForward: true },
  bills: { path: '/purchase-invoice/debit-note', prefix: 'PD', worth: 'payablePaise', goesForward: false },
} as const;

const yearOf = (day: string) => (day < firstDay ? 'before' : 'this');

/** Why the server refuses such a note; `isLate` where its series has gone past the day. */
function refusals(document: ModelDocument, date: string, isLate: boolean): (string | false)[] {
  if (!isIssued(document)) return ['not_correctable', document.isOfBefore && 'brought_forward'];
  return [
    document.isOfBefore && 'brought_forward',
    document.notedPaise !== undefined && 'noted_in_full',
    date < document.date && 'before_document',
    isLate && 'date_before_series',
  ];
}

/** Mostly not before the document that it is against. */
const dayFor = (document: ModelDocument, step: Step): string =>
  dayOf(step) < document.date && step.other % 4 !== 0 ? today : dayOf(step);

/** All of a document is taken back by a note: what is outstanding goes, and what was paid stays in the note as its party's. */
export const noteInFull = (side: keyof typeof sides) => async (world: World, step: Step) => {
  const { books } = world;
  const { path, prefix, worth, goesForward } = sides[side];
  const document = apt(books[side], step, isWhole);
  if (!document) return;
  const [date, isThere] = [dayFor(document, step), step.slip !== 2];
  const isLate = goesForward && books.notedOn.some((day) => yearOf(day) === yearOf(date) && day > date);
  const note = await call(
    world,
    [path, { id: isThere ? document.id : newId(), date, reason: 'Not carried', full: true }],
    isThere ? [...refusals(document, date, isLate), books.shut(date, { isTold: true })] : ['not_found'],
  );
  if (!note) return;
  same('The number', note.number, books.nextNumber(prefix, date));
  same('What is taken back', note[worth], document.totalPaise);
  const taken = document.totalPaise - document.settledPaise;
  same('What stays in the note', note['outstandingPaise'], taken - document.totalPaise);
  books.post(turned(document.entry), date);
  books.settle({ invoice: document, minor: taken, paise: taken }, date);
  document.notedPaise = taken;
  if (goesForward) books.notedOn.push(date);
};
