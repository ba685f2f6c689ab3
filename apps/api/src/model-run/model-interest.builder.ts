import { draftOf } from './model-documents.builder';
import type { ModelBooks } from './model-books.builder';
import { halfUp } from './model-figures.builder';
import type { ModelDocument } from './model-records.builder';
import {
  apt,
  call,
  dayOf,
  isDraft,
  isIssued,
  owedMinor,
  same,
  type Step,
  today,
  type World,
} from './model-world.builder';

const percent = 18;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** What an invoice bears by the day since it was due, which is its own day, or since a standing note charged it. */
function interestOf(invoice: ModelDocument, notes: readonly ModelDocument[], asOf: string): number {
  const from = notes.reduce((last, { until = '' }) => (until > last ? until : last), invoice.date);
  const days = Math.max(daysBetween(from, asOf), 0);
  return halfUp(BigInt(owedMinor(invoice)) * BigInt(percent * days), 36_500n);
}

const notesOf = ({ invoices }: ModelBooks, invoice: ModelDocument): ModelDocument[] =>
  invoices.filter(({ against, status }) => against === invoice && status !== 'CANCELLED');

/** Why no note is made of it. */
const isLeftOut = (invoice: ModelDocument, notes: readonly ModelDocument[], asOf: string): boolean =>
  !isIssued(invoice) ||
  owedMinor(invoice) <= 0 ||
  invoice.isOfBefore ||
  invoice.series === 'DN' ||
  notes.some(isDraft) ||
  interestOf(invoice, notes, asOf) < 50;

/** A draft note of what an invoice bears for being late, taxed as the invoice is. */
export async function chargeInterest(world: World, step: Step): Promise<void> {
  const { books } = world;
  const asOf = dayOf(step);
  const invoice = apt(books.invoices, step, (one) => !isLeftOut(one, notesOf(books, one), asOf));
  if (!invoice) return;
  const notes = notesOf(books, invoice);
  const made = await call(
    world,
    [
      '/sale-invoice/interest-notes',
      { partyId: invoice.partyId, percent: String(percent), asOf, invoiceIds: [invoice.id] },
    ],
    [isLeftOut(invoice, notes, asOf) && 'not_chargeable'],
  );
  const { terms } = invoice;
  if (!made || !terms) return;
  const [{ id, totalPaise }] = notesIn(made['notes']);
  const taxable = interestOf(invoice, notes, asOf);
  const draft = draftOf({ document: { id, version: 1, number: '' }, date: today, taxable, terms });
  if (!draft) return;
  same('The note', totalPaise, draft.totalPaise);
  Object.assign(draft, { series: 'DN', against: invoice, until: asOf });
  books.invoices.push(draft);
}

interface Made {
  id: string;
  totalPaise: number;
}

const isMade = (one: unknown): one is Made => typeof one === 'object' && one !== null && 'totalPaise' in one;

function notesIn(notes: unknown): [Made] {
  const first: unknown = Array.isArray(notes) ? notes[0] : undefined;
  if (!isMade(first)) throw new Error('Interest was charged by no note.');
  return [first];
}
