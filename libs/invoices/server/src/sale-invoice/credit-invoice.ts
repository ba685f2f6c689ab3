import {
  type CreditedInvoice,
  type CreditNoteInput,
  einvoiceBy,
  noteFigures,
  noteWarnings,
  restParts,
  type SaleInvoice,
  saleInvoiceProblems,
} from '@freightdesk/invoices-contract';
import { newId, together } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { timeLimitPassed } from '@freightdesk/tax-contract';
import { freeCharges } from '@freightdesk/tax-server';
import { type AskedLines, askedNoteLines, leavesNothing } from '../document/asked-note-lines';
import { readOurSide } from '../document/our-side';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesPorts } from '../invoices-ports';
import { type CorrectedFacts, correctedFacts } from './corrected-facts.repository';
import { numberAndPost } from './number-and-post';
import { insertInvoice, insertLines, lockInvoice } from './sale-invoice.repository';
import { saleInvoiceOrRefuse } from './find-sale-invoice';

/**
 * Issues a credit note against a document: numbered and posted in this transaction, as the document was taxed and at its rates. It takes
 * off what is outstanding; what exceeds that stays the customer's.
 */
export async function creditInvoice(
  input: CreditNoteInput,
  context: WriteContext,
  ports: InvoicesPorts,
): Promise<CreditedInvoice> {
  const { tx } = context;
  const [, invoice] = await together(lockInvoice(tx, input.id), saleInvoiceOrRefuse(tx, input.id));
  refuseUncorrectable(invoice, input);
  const lines = askedNoteLines(invoice, input.lines);
  const [facts, { ours: supplier }] = await together(
    correctedFacts(tx, invoice.id),
    readOurSide(tx, invoice.branchId, ports),
  );
  const note = noteAsWritten({ invoice, facts, supplierGstin: supplier.gstin }, lines, input);

  if (note.header.totalPaise === 0 && !leavesNothing(invoice, lines))
    refuseAt(saleInvoiceProblems.nothing_to_bill, 'lines');

  const id = newId();
  const { dateOverrideReason, reason, date } = input;
  const registered = einvoiceBy({ ...invoice, kind: 'CREDIT_NOTE', date, supplier, lines: note.lines });
  const [, , issued] = await together(
    insertInvoice(context, { ...note.header, supplier: JSON.stringify(supplier), id, status: 'DRAFT' }),
    insertLines(
      tx,
      note.lines.map((line) => ({ ...line, invoiceId: id })),
    ),
    numberAndPost(
      { id, dateOverrideReason },
      { ...note, kind: 'CREDIT_NOTE', supplier, einvoiceBy: registered },
      context,
      ports,
    ),
  );
  // Nothing of the document is left: what it billed can be billed again.
  const hasCharges = invoice.lines.some(({ chargeId }) => chargeId !== null);
  if (hasCharges && leavesNothing(invoice, lines)) await freeCharges(tx, invoice.id, 'sell');
  const warnings = timeWarnings(invoice, input);
  const action = warnings.length === 0 ? 'issue' : 'issue-late';
  await context.audit({ record: 'sale invoice', recordId: id, action, after: issued, reason });
  return { data: issued, warnings };
}

/** What can be corrected stands in the books, and is no note itself. */
function refuseUncorrectable(invoice: SaleInvoice, { date }: CreditNoteInput): void {
  const { status, kind } = invoice;
  const stands = status !== 'DRAFT' && status !== 'CANCELLED';
  if (kind === 'OPENING') refuse(saleInvoiceProblems.brought_forward);
  if (!stands || kind === 'CREDIT_NOTE' || kind === 'PROFORMA') refuse(saleInvoiceProblems.not_correctable);
  if (restParts(invoice).length === 0) refuse(saleInvoiceProblems.noted_in_full);
  if (date < invoice.date) refuseAt(saleInvoiceProblems.before_document, 'date');
}

interface Corrected {
  invoice: SaleInvoice;
  facts: CorrectedFacts;
  supplierGstin: string | null;
}

/** Every column of a note and of its lines: those of its document, but for what it takes. */
function noteAsWritten(
  { invoice, facts, supplierGstin }: Corrected,
  asked: AskedLines,
  { date, reason }: CreditNoteInput,
) {
  const { lines: figures, reverseChargeTax, ...totals } = noteFigures(invoice, asked);
  return {
    header: {
      ...facts.header,
      ...totals,
      ...{
        notes: null,
        // Its lines say what they were lowered by.
        discountPercent: null,
        discountMinor: null,
        withoutLutReason: null,
        kind: 'CREDIT_NOTE' as const,
        date,
        dueDate: date,
        reason,
        againstInvoiceId: invoice.id,
        supplierGstin,
      },
      reverseChargeTax: reverseChargeTax && JSON.stringify(reverseChargeTax),
    },
    lines: asked.flatMap(({ line, minor: _minor, ...written }, index) => {
      const figure = figures[index];
      const posted = facts.lines[line];
      return figure && posted ? { ...figure, ...written, ...posted, id: newId(), position: index + 1 } : [];
    }),
  };
}

const timeWarnings = (invoice: SaleInvoice, { date }: CreditNoteInput): CreditedInvoice['warnings'] =>
  timeLimitPassed(invoice, date) ? [{ field: 'date', message: noteWarnings.after_time_limit }] : [];
