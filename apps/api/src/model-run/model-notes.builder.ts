import { chargeLine, costLine } from '@freightdesk/invoices-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { firstDay, turned } from './model-books.builder';
import type { ModelDocument, ModelNote } from './model-records.builder';
import { rupees } from './model-documents.builder';
import { less, notedFigures } from './model-figures.builder';
import {
  apt,
  call,
  dayOf,
  isIssued,
  isStanding,
  owedMinor,
  same,
  seen,
  type Step,
  today,
  type World,
} from './model-world.builder';

const sides = {
  invoices: {
    path: '/sale-invoice',
    make: 'credit-note',
    notes: 'creditNotes',
    prefix: 'CN',
    worth: 'totalPaise',
    lineOf: chargeLine,
    goesForward: true,
  },
  bills: {
    path: '/purchase-invoice',
    make: 'debit-note',
    notes: 'debitNotes',
    prefix: 'PD',
    worth: 'payablePaise',
    lineOf: costLine,
    goesForward: false,
  },
} as const;

const yearOf = (day: string) => (day < firstDay ? 'before' : 'this');

const isNotable = (one: ModelDocument) => isIssued(one) && one.left !== undefined && one.left.taxable > 0;

/** Why the server refuses such a note; `isLate` where its series has gone past the day. */
function refusals(document: ModelDocument, date: string, isLate: boolean): (string | false)[] {
  if (!isIssued(document)) return ['not_correctable', document.isOfBefore && 'brought_forward'];
  return [
    document.isOfBefore && 'brought_forward',
    document.left?.taxable === 0 && 'noted_in_full',
    date < document.date && 'before_document',
    isLate && 'date_before_series',
  ];
}

/** Mostly not before the document that it is against. */
const dayFor = (document: ModelDocument, step: Step): string =>
  dayOf(step) < document.date && step.other % 4 !== 0 ? today : dayOf(step);

/** The whole of what is left, a half, or one of a few shares; a slip says a paisa more than there is. */
function asked({ left, terms }: ModelDocument, { other, slip }: Step, lineOf: typeof chargeLine | typeof costLine) {
  const most = left?.taxable ?? 0;
  const part = other % 3 === 0 || most < 10_00 ? most : Math.ceil(most / (2 + (other % 5)));
  const taxable = slip === 3 ? most + 1 : part;
  const isFull = slip !== 3 && other % 6 === 0;
  const line = lineOf({ rate: rupees(taxable), gstRate: String(terms?.percent ?? 0) });
  return { taxable: isFull ? most : taxable, how: isFull ? { full: true } : { lines: [line] } };
}

/** A part of a document is taken back by a note, or all of it: what is outstanding goes, and what was paid stays in the note as its party's. */
export const note = (side: keyof typeof sides) => async (world: World, step: Step) => {
  const { books } = world;
  const { path, make, notes, prefix, worth, lineOf, goesForward } = sides[side];
  const document = apt(
    books[side].filter(({ isBilled }) => isBilled !== true),
    step,
    isNotable,
  );
  if (!document) return;
  const [date, isThere] = [dayFor(document, step), step.slip !== 2];
  const isLate =
    goesForward && books[notes].some((one) => isStanding(one) && yearOf(one.date) === yearOf(date) && one.date > date);
  const { taxable, how } = asked(document, step, lineOf);
  const made = await call(
    world,
    [`${path}/${make}`, { id: isThere ? document.id : newId(), date, reason: 'Not carried', ...how }],
    isThere
      ? [...refusals(document, date, isLate), step.slip === 3 && 'invalid', books.shut(date, { isTold: true })]
      : ['not_found'],
  );
  const { left, terms } = document;
  if (!made || !left || !terms) return;
  const number = books.nextNumber(prefix, date);
  same('The number', made.number, number);
  const figures = notedFigures(taxable, left, terms);
  same('What is taken back', made[worth], figures.total);
  const takenPaise = Math.min(figures.total, Math.max(owedMinor(document), 0));
  same('What stays in the note', made['outstandingPaise'], takenPaise - figures.total);
  const { id, version } = made;
  books[notes].push({ id, version, status: 'ISSUED', number, date, document, figures, takenPaise });
  books.post(turned(terms.entryOf(figures)), date);
  document.left = less(left, figures);
  takeOff(world, document, { takenPaise, date });
};

/** Below zero it is owed again. */
function takeOff(
  { books }: World,
  invoice: ModelDocument,
  { takenPaise, date }: { takenPaise: number; date: string },
): void {
  books.settle({ invoice, minor: takenPaise, paise: takenPaise }, date);
  invoice.notedPaise += takenPaise;
}

/** The document stands for all that the note took. */
export const cancelNote = (side: keyof typeof sides) => async (world: World, step: Step) => {
  const { books } = world;
  const { path, notes } = sides[side];
  const cancelled: ModelNote | undefined = apt(books[notes], step, isStanding);
  if (!cancelled) return;
  const { document, figures, takenPaise, date } = cancelled;
  const { asked: body, reasons } = seen(cancelled, step);
  const done = await call(
    world,
    [`${path}/cancel`, { ...body, reason: 'A mistake' }],
    [...reasons, !isStanding(cancelled) && 'cancelled', isStanding(cancelled) && books.shut(date, { isTold: true })],
  );
  const { left, terms } = document;
  if (!done || !left || !terms) return;
  Object.assign(cancelled, { status: 'CANCELLED', version: done.version });
  books.post(terms.entryOf(figures), date);
  document.left = less(left, {
    taxable: -figures.taxable,
    cgst: -figures.cgst,
    sgst: -figures.sgst,
    igst: -figures.igst,
    total: -figures.total,
  });
  takeOff(world, document, { takenPaise: -takenPaise, date });
};
