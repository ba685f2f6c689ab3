import {
  copiesOf,
  type PrintedAlong,
  type SaleInvoice,
  type SaleInvoicePdfQuery,
  saleInvoiceSheet,
} from '@freightdesk/invoices-contract';
import type { FileAnswer, ReadContext } from '@freightdesk/shared-server-kit';
import type { PrintedSheet } from '@freightdesk/shared-sheet';
import { pdfFile } from '@freightdesk/shared-sheet-pdf';
import type { InvoicesPorts } from '../invoices-ports';
import { saleInvoiceOrRefuse } from '../sale-invoice/find-sale-invoice';
import { printedAlong } from './printed-along';

export type Look = Omit<SaleInvoicePdfQuery, 'id'>;
export type Printing = Pick<ReadContext, 'db' | 'clock'>;

/** The papers of a document: one, or each of its copies. */
const papersOf = (invoice: SaleInvoice, along: PrintedAlong, { copy, labels }: Look): PrintedSheet[] =>
  copiesOf(invoice.status, copy).map((each) => saleInvoiceSheet(invoice, { copy: each, labels, along }));

/** A document read and laid out, with what is printed beside it. */
export async function readPapers(id: string, look: Look, { db }: Printing, ports: InvoicesPorts) {
  const invoice = await saleInvoiceOrRefuse(db, id);
  return papersOf(invoice, await printedAlong(db, invoice, ports), look);
}

/** One document as it is printed, with the company's picture at its head. */
export async function saleInvoicePdf(
  { id, ...look }: SaleInvoicePdfQuery,
  context: Printing,
  ports: InvoicesPorts,
): Promise<FileAnswer> {
  const papers = await readPapers(id, look, context, ports);
  return pdfFile(papers, { logo: await ports.readLogo(context.db, {}), at: context.clock.now() });
}
