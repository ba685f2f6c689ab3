import {
  columnsIn,
  copiesOf,
  customInvoiceSheet,
  type PrintedAlong,
  type SaleInvoice,
  type SaleInvoicePdfQuery,
  saleInvoiceSheet,
} from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import { type FileAnswer, readFile, type ReadContext } from '@freightdesk/shared-server-kit';
import type { PrintedSheet } from '@freightdesk/shared-sheet';
import { fileName, type PackedFile, pdfFile, pdfWithFiles } from '@freightdesk/shared-sheet-pdf';
import type { InvoicesPorts } from '../invoices-ports';
import { saleInvoiceOrRefuse } from '../sale-invoice/find-sale-invoice';
import { printedAlong } from './printed-along';
import { vouchersOf } from './vouchers-of';

export type Look = Omit<SaleInvoicePdfQuery, 'id' | 'along'>;
export type Printing = Pick<ReadContext, 'db' | 'clock'>;

/** The papers of a document: one, or each of its copies. */
const papersOf = (
  invoice: SaleInvoice,
  along: PrintedAlong,
  { copy, labels, layout, title = '', columns }: Look,
): PrintedSheet[] =>
  copiesOf(invoice, copy)
    .map((each) => ({ copy: each, labels, along }))
    .map((how) =>
      layout === 'custom'
        ? customInvoiceSheet(invoice, { title, columns: columnsIn(columns ?? null) }, how)
        : saleInvoiceSheet(invoice, how),
    );

/** A document read and laid out, with what is printed beside it. */
export async function readPapers(id: string, look: Look, { db }: Printing, ports: InvoicesPorts) {
  const invoice = await saleInvoiceOrRefuse(db, id);
  return papersOf(invoice, await printedAlong(db, invoice, ports), look);
}

/** Its bytes are read once they are sent. */
async function* bytesOf(db: Db, fileId: string): AsyncGenerator<Uint8Array> {
  const file = await readFile(db, fileId);
  if (file) yield* file.content;
}

/** The scans of the bills that were paid on the customer's behalf, each bill once, by its number. */
async function scansAlong(id: string, { db }: Printing, ports: InvoicesPorts): Promise<PackedFile[]> {
  const vouchers = await vouchersOf(db, await saleInvoiceOrRefuse(db, id), ports);
  const bills = [...new Map(vouchers.map((voucher) => [voucher.billId, voucher])).values()];
  return bills.flatMap(({ number, scans }) =>
    scans.map(({ fileId, name }) => ({
      name: fileName(`${number}-${name.replace(/\.\w+$/, '')}`),
      ending: /\.(\w+)$/.exec(name)?.[1] ?? '',
      content: bytesOf(db, fileId),
    })),
  );
}

/** One document as it is printed, with the company's picture at its head. */
export async function saleInvoicePdf(
  { id, along, ...look }: SaleInvoicePdfQuery,
  context: Printing,
  ports: InvoicesPorts,
): Promise<FileAnswer> {
  const papers = await readPapers(id, look, context, ports);
  const printed = { logo: await ports.readLogo(context.db, {}), at: context.clock.now() };
  return along === 'vouchers'
    ? pdfWithFiles(papers, await scansAlong(id, context, ports), printed)
    : pdfFile(papers, printed);
}
