import { saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { draftOf, saleOf, stands, unissuable } from './model-documents.builder';
import { apt, call, dayOf, same, seen, type Step, today, type World } from './model-world.builder';

/** An offer: it has a number, and no place in the books. */
export async function issueProforma(world: World, step: Step): Promise<void> {
  const { books } = world;
  const sale = saleOf(world, step);
  if (!sale) return;
  const { lines, terms, taxable } = sale;
  const facts = saleInvoiceInput({ kind: 'PROFORMA', partyId: terms.party.id, date: today, lines });
  const issued = await call(world, ['/sale-invoice/add', { ...facts, issue: true }]);
  if (!issued) return;
  same('The number', issued.number, books.nextNumber('PF', today));
  books.proformas.push({ id: issued.id, version: issued.version, terms, taxable, invoices: [] });
}

const isTurned = ({ invoices }: { invoices: readonly { status: string }[] }): boolean =>
  invoices.some(({ status }) => status !== 'CANCELLED');

/** The invoice that it promised, as a draft or issued at once; once, unless that was cancelled. */
export async function convertProforma(world: World, step: Step): Promise<void> {
  const { books } = world;
  const proforma = apt(books.proformas, step, (one) => !isTurned(one));
  if (!proforma) return;
  const { terms, taxable } = proforma;
  const [date, issue] = [dayOf(step), step.other % 2 === 0];
  // What bears no tax is a bill of supply.
  const series = terms.percent === 0 ? 'BS' : 'SI';
  const { asked, reasons } = seen(proforma, step);
  const document = await call(
    world,
    ['/sale-invoice/convert', { ...asked, date, issue }],
    [...reasons, isTurned(proforma) && 'turned_already', ...(issue ? unissuable(books, date, series) : [])],
  );
  const draft = draftOf({ document, date, taxable, terms });
  if (!document || !draft) return;
  draft.series = series;
  books.invoices.push(draft);
  proforma.invoices.push(draft);
  if (issue) stands(books, draft, document);
}

/** The same again on another day: set up of an invoice, and made as it is due. */
export async function billAgain(world: World, step: Step): Promise<void> {
  const { books } = world;
  const again = apt(
    books.invoices.filter(({ terms, series }) => terms !== undefined && series !== 'DN'),
    step,
    ({ status }) => status !== 'CANCELLED',
  );
  if (!again?.terms) return;
  const nextOn = dayOf(step);
  const recurring = await call(
    world,
    ['/recurring-invoice/add', { invoiceId: again.id, period: 'MONTHLY', nextOn }],
    [again.status === 'CANCELLED' ? 'not_recurring' : again.recurs === true && 'recurs_already'],
  );
  if (!recurring) return;
  again.recurs = true;
  const { id, version } = recurring;
  const made = await call(world, ['/recurring-invoice/make', { id, version }]);
  const drafted = { id: String(made?.['lastInvoiceId']), version: 1, number: '' };
  const draft = draftOf({ document: drafted, date: nextOn, taxable: again.taxablePaise, terms: again.terms });
  if (draft) books.invoices.push({ ...draft, series: again.series });
}
