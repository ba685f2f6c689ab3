import {
  type ChargedSpan,
  interestLines,
  interestOn,
  interestProblems,
  interestText,
  type SaleInvoice,
} from '@freightdesk/invoices-contract';
import type { InterestNotes, InterestNotesInput } from '@freightdesk/invoices-contract/schema';
import { newId } from '@freightdesk/shared-database';
import { refuseFutureDates, type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import { addDocument } from '../document/add-document';
import { holdDocuments } from '../document/open-documents';
import { rateOfDay } from '../document/rate-of-day';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesPorts } from '../invoices-ports';
import type { InvoiceTerms } from '../sale-invoice/compose-invoice';
import { saleInvoiceOrRefuse } from '../sale-invoice/find-sale-invoice';
import { saleInvoices } from '../sale-invoice/sale-invoices';
import { insertSpan, overdueInvoices } from './interest.repository';

/** A draft debit note against each invoice for the days that none charged yet. The invoices are held, so that two who charge them at once charge them once. */
export async function makeInterestNotes(
  { partyId, percent, asOf, invoiceIds }: InterestNotesInput,
  context: WriteContext,
  ports: InvoicesPorts,
): Promise<InterestNotes> {
  const { tx, clock } = context;
  refuseFutureDates(clock, { asOf });
  await holdDocuments(tx, 'saleInvoice', { ids: invoiceIds });
  const overdue = new Map((await overdueInvoices(tx, { partyId, asOf })).map((invoice) => [invoice.id, invoice]));
  const notes: InterestNotes['notes'] = [];
  for (const [index, invoiceId] of invoiceIds.entries()) {
    const found = overdue.get(invoiceId);
    const span = found && interestOn(found, { percent, asOf });
    const isTwice = invoiceIds.indexOf(invoiceId) !== index;
    if (!span || span.leftOut !== null || isTwice) {
      return refuseAt(interestProblems.not_chargeable, `invoiceIds.${index}`);
    }
    const invoice = await saleInvoiceOrRefuse(tx, invoiceId);
    const terms = await termsOf(invoice, { span, percent, asOf }, context);
    const { id, totalPaise } = await addDocument(saleInvoices, { terms, posts: false }, context, ports);
    await insertSpan(tx, {
      ...{ id: newId(), saleInvoiceId: invoiceId, noteId: id, fromDate: span.from, toDate: asOf, percent },
      ...{ outstandingMinor: found.outstandingMinor, interestMinor: span.interestMinor },
      ...writtenBy(context),
    });
    notes.push({ id, invoiceId, totalPaise });
  }
  return { notes };
}

/** A note of today that says of its supply what the invoice says, and is taxed as that is. */
async function termsOf(
  invoice: SaleInvoice,
  { span, percent, asOf }: { span: ChargedSpan; percent: string; asOf: string },
  { tx, clock }: WriteContext,
): Promise<InvoiceTerms> {
  const { id, currency, lines, branchId, reverseCharge, exportWithPayment, sezUnderLut } = invoice;
  const date = clock.today();
  const description = interestText({ ...span, percent, asOf, number: invoice.number ?? '' });
  const { partyId, partyGstin, placeOfSupply, placeOfSupplyReason } = saleInvoices.termsOf(invoice);
  return {
    ...{ kind: 'DEBIT_NOTE', againstInvoiceId: id, partyId, partyGstin, branchId, date, currency },
    ...{ placeOfSupply, placeOfSupplyReason, reverseCharge, exportWithPayment, sezUnderLut, notes: description },
    ...(await rateOfDay(tx, { currency, date })),
    lines: interestLines(lines, { minor: span.interestMinor, description }),
  };
}
