import { type SaleInvoicePdfQuery, saleInvoiceSheet } from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import type { FileAnswer, ReadContext } from '@freightdesk/shared-server-kit';
import { sheetPdf } from '@freightdesk/shared-sheet-pdf';
import type { InvoicesPorts } from '../invoices-ports';
import { saleInvoiceOrRefuse } from '../sale-invoice/find-sale-invoice';

/** What a file may be called on every system: a document's number has strokes in it. */
const fileName = (name: string): string => `${name.replace(/[^\w.-]+/g, '-')}.pdf`;

async function logoOf(db: Db, { readLogo }: InvoicesPorts): Promise<Uint8Array | undefined> {
  const file = await readLogo(db, {});
  if (!file) return undefined;
  const parts: Uint8Array[] = [];
  for await (const part of file.content) parts.push(part);
  return Buffer.concat(parts);
}

/** One document as it is printed, with the company's picture at its head. */
export async function saleInvoicePdf(
  { id, copy }: SaleInvoicePdfQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  ports: InvoicesPorts,
): Promise<FileAnswer> {
  const sheet = saleInvoiceSheet(await saleInvoiceOrRefuse(db, id), copy);
  const logo = await logoOf(db, ports);
  return {
    name: fileName(sheet.name),
    mediaType: 'application/pdf',
    content: sheetPdf([sheet], { title: sheet.name, logo, at: clock.now() }),
  };
}
