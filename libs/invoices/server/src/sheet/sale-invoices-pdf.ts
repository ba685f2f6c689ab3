import type { SaleInvoicesPdfQuery } from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type FileAnswer, refuse } from '@freightdesk/shared-server-kit';
import { bundledPdf, pictureOf } from '@freightdesk/shared-sheet-pdf';
import type { InvoicesPorts } from '../invoices-ports';
import { type Printing, readPapers } from './sale-invoice-pdf';

/** Before the first byte is sent: afterwards nothing can be refused any more. */
async function refuseMissing(db: Db, ids: readonly string[]): Promise<void> {
  const found = await db.selectFrom('saleInvoice').select('id').where('id', 'in', ids).execute();
  if (found.length < ids.length)
    refuse(commonProblems.not_found, { message: 'One of these documents does not exist, or no longer does.' });
}

/** Several documents in the order that was asked for, each read when its turn has come. */
export async function saleInvoicesPdf(
  { id, bundle = 'pdf', ...look }: SaleInvoicesPdfQuery,
  context: Printing,
  ports: InvoicesPorts,
): Promise<FileAnswer> {
  const ids = [...new Set(id)];
  await refuseMissing(context.db, ids);
  const { db, clock } = context;
  async function* documents() {
    for (const one of ids) yield await readPapers(one, look, context, ports);
  }
  const logo = await pictureOf(await ports.readLogo(db, {}));
  return bundledPdf(documents, { title: `sale-invoices-${clock.today()}`, kind: bundle, logo, at: clock.now() });
}
