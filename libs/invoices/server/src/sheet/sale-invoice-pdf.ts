import {
  copiesOf,
  type SaleInvoice,
  type SaleInvoicePdfQuery,
  type PrintedAlong,
  saleInvoiceSheet,
} from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import type { FileAnswer, ReadContext } from '@freightdesk/shared-server-kit';
import type { PrintedSheet } from '@freightdesk/shared-sheet';
import { sheetPdf } from '@freightdesk/shared-sheet-pdf';
import type { InvoicesPorts } from '../invoices-ports';
import { saleInvoiceOrRefuse } from '../sale-invoice/find-sale-invoice';
import { printedAlong } from './printed-along';

type Look = Omit<SaleInvoicePdfQuery, 'id'>;

/** What a file may be called on every system: a document's number has strokes in it. */
const fileName = (name: string): string => `${name.replace(/[^\w.-]+/g, '-')}.pdf`;

async function logoOf(db: Db, { readLogo }: InvoicesPorts): Promise<Uint8Array | undefined> {
  const file = await readLogo(db, {});
  if (!file) return undefined;
  const parts: Uint8Array[] = [];
  for await (const part of file.content) parts.push(part);
  return Buffer.concat(parts);
}

/** The papers of a document: one, or each of its copies. */
const papersOf = (invoice: SaleInvoice, along: PrintedAlong, { copy, labels }: Look): PrintedSheet[] =>
  copiesOf(invoice.status, copy).map((each) => saleInvoiceSheet(invoice, { copy: each, labels, along }));

/** One document as it is printed, with the company's picture at its head. */
export async function saleInvoicePdf(
  { id, ...look }: SaleInvoicePdfQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  ports: InvoicesPorts,
): Promise<FileAnswer> {
  const invoice = await saleInvoiceOrRefuse(db, id);
  const papers = papersOf(invoice, await printedAlong(db, invoice, ports), look);
  const title = papers[0]?.name ?? '';
  const logo = await logoOf(db, ports);
  return {
    name: fileName(title),
    mediaType: 'application/pdf',
    content: sheetPdf(papers, { title, logo, at: clock.now() }),
  };
}
