import { chargeLine, costLine, purchaseInvoiceInput, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { newId } from '@freightdesk/shared-database';
import type { ModelBooks } from './model-books.builder';
import type { ModelDocument, Terms } from './model-records.builder';
import { billTerms, figuresOf, saleTerms } from './model-figures.builder';
import {
  type Answer,
  apt,
  call,
  dayOf,
  isDraft,
  isIssued,
  isStanding,
  of,
  rates,
  same,
  seen,
  type Step,
  type World,
} from './model-world.builder';
import { withheldFor, withhold } from './model-withholding.builder';

interface Drafted {
  document: Answer | null;
  taxable: number;
  terms: Terms;
  date: string;
}

export function draftOf({ document, taxable, terms, date }: Drafted): ModelDocument | undefined {
  const left = figuresOf(taxable, terms);
  return document
    ? {
        ...{ id: document.id, version: document.version, status: 'DRAFT', number: null, date },
        ...{ partyId: terms.party.id, entry: terms.entryOf(left), left, terms, dollars: false, isOfBefore: false },
        ...{ totalPaise: left.total, settledPaise: 0, totalMinor: left.total, settledMinor: 0, notedPaise: 0 },
        ...{ taxablePaise: taxable, tdsBasePaise: 0, series: 'SI' },
      }
    : undefined;
}

export const rupees = (paise: number) => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

/** What a customer would be billed: to whom, of which rate, on which day. */
export function saleOf({ books }: World, step: Step) {
  const party = of(books.customers, step.pick);
  if (!party) return null;
  const [date, percent] = [dayOf(step), of(rates, step.other) ?? 0];
  const lines = [chargeLine({ rate: rupees(step.paise), gstRate: String(percent) })];
  return { date, lines, terms: saleTerms(percent, party), taxable: step.paise };
}

const yearOf = (date: string) => (date < '2026-04-01' ? 'before' : 'after');

/** Why a document of a series does not get its number on a day. A cancelled one keeps its number and no longer stands in the way. */
export function unissuable(
  books: ModelBooks,
  date: string,
  series: ModelDocument['series'] = 'SI',
): (string | false)[] {
  const isLater = books.invoices.some(
    (one) =>
      isIssued(one) && !one.isOfBefore && one.series === series && one.date > date && yearOf(one.date) === yearOf(date),
  );
  return [books.shut(date, { isTold: true }), isLater && 'date_before_series'];
}

/** It has the next number of its series, and stands in the books. */
export function stands(books: ModelBooks, draft: ModelDocument, issued: Answer): void {
  const number = books.nextNumber(draft.series, draft.date);
  same('The number', issued.number, number);
  same('The total', issued['totalPaise'], draft.totalPaise);
  Object.assign(draft, { status: 'ISSUED', number, version: issued.version });
  books.post(draft.entry, draft.date);
}

/** A draft, or an invoice that is issued as it is typed. */
export const draftInvoice =
  (issue = false) =>
  async (world: World, step: Step) => {
    const { books } = world;
    const sale = saleOf(world, step);
    if (!sale) return;
    const { date, lines, terms, taxable } = sale;
    const partyId = step.slip === 1 ? newId() : terms.party.id;
    const document = await call(
      world,
      ['/sale-invoice/add', { ...saleInvoiceInput({ partyId, date, lines }), issue }],
      [step.slip === 1 && 'unknown_party', ...(issue ? unissuable(books, date) : [])],
    );
    const draft = draftOf({ document, date, taxable, terms });
    if (!document || !draft) return;
    books.invoices.push(draft);
    if (issue) stands(books, draft, document);
  };

export async function issueInvoice(world: World, step: Step): Promise<void> {
  const { books } = world;
  const draft = apt(books.invoices, step, isDraft);
  if (!draft) return;
  const { asked, reasons } = seen(draft, step);
  const issued = await call(
    world,
    ['/sale-invoice/issue', asked],
    [
      ...reasons,
      ...(isDraft(draft) ? unissuable(books, draft.date, draft.series) : []),
      isDraft(draft) && draft.against !== undefined && !isIssued(draft.against) && 'not_debitable',
      draft.status === 'ISSUED' && 'already_issued',
      draft.status === 'CANCELLED' && 'cancelled',
    ],
  );
  if (issued) stands(books, draft, issued);
}

const isNoted = ({ creditNotes, debitNotes, invoices }: ModelBooks, document: ModelDocument): boolean =>
  [...creditNotes, ...debitNotes].some((note) => note.document === document && isStanding(note)) ||
  invoices.some((one) => one.against === document && isIssued(one));

export const cancel =
  (list: 'invoices' | 'bills', path: string, notYet: string) => async (world: World, step: Step) => {
    const { books } = world;
    const document = apt(books[list], step, isIssued);
    if (!document) return;
    const { asked, reasons } = seen(document, step);
    const cancelled = await call(
      world,
      [path, { ...asked, reason: 'A mistake' }],
      [
        ...reasons,
        document.status === 'DRAFT' && notYet,
        document.status === 'CANCELLED' && 'cancelled',
        document.status === 'ISSUED' && document.settledPaise > document.notedPaise && 'allocated',
        document.status === 'ISSUED' && isNoted(books, document) && 'has_notes',
        document.status === 'ISSUED' && books.shut(document.date, { isTold: true }),
      ],
    );
    if (!cancelled) return;
    Object.assign(document, { status: 'CANCELLED', version: cancelled.version });
    books.unpost(document.entry, document.date);
    const { date, totalMinor, totalPaise } = document;
    books.owe(document, { date, minor: -totalMinor, paise: -totalPaise });
  };

/** A draft, or a bill that is posted as it is typed. */
export async function addBill(world: World, step: Step, post = false): Promise<void> {
  const { books } = world;
  const party = of(books.vendors, step.pick);
  if (!party) return;
  const [date, percent] = [dayOf(step), of(rates, step.other) ?? 0];
  const terms = { reverseCharge: step.other % 4 === 1, itcEligible: step.other % 5 !== 2 };
  const lines = [costLine({ rate: rupees(step.paise), gstRate: String(percent) })];
  const facts = { partyId: party.id, date, supplierDate: date, supplierNumber: newId(), lines };
  const isWithheld = step.other % 3 === 0;
  const tdsNature = isWithheld ? withheldFor : null;
  const document = await call(
    world,
    ['/purchase-invoice/add', { ...purchaseInvoiceInput({ ...facts, ...terms, tdsNature }), post }],
    [post && books.shut(date, { isTold: true })],
  );
  const draft = draftOf({ document, date, taxable: step.paise, terms: billTerms(percent, party, terms) });
  if (!document || !draft) return;
  draft.series = 'PI';
  draft.isWithheld = isWithheld;
  draft.bearsCredit = terms.itcEligible && !terms.reverseCharge;
  withhold(books, draft);
  books.bills.push(draft);
  if (post) postedAs(books, draft, document);
}

function postedAs(books: ModelBooks, draft: ModelDocument, posted: Answer): void {
  const number = books.nextNumber('PI', draft.date);
  same('The number', posted.number, number);
  withhold(books, draft);
  same('What the vendor is owed', posted['payablePaise'], draft.totalPaise);
  Object.assign(draft, { status: 'ISSUED', number, version: posted.version });
  books.post(draft.entry, draft.date);
}

export async function postBill(world: World, step: Step): Promise<void> {
  const draft = apt(world.books.bills, step, isDraft);
  if (draft) await postDraft(world, draft, step);
}

export async function postDraft(world: World, draft: ModelDocument, step: Step): Promise<void> {
  const { books } = world;
  const { asked, reasons } = seen(draft, step);
  const posted = await call(
    world,
    ['/purchase-invoice/post', asked],
    [
      ...reasons,
      isDraft(draft) && books.shut(draft.date, { isTold: true }),
      draft.status === 'ISSUED' && 'already_posted',
      draft.status === 'CANCELLED' && 'cancelled',
    ],
  );
  if (posted) postedAs(books, draft, posted);
}
